import { describe, expect, it } from 'vitest';
import { gained, offered, on, use } from '../../support/argument';
import { inDuel, inStory } from '../../support/card';

const X = 'bluesquadronescort';
/** It does not fire, so that nothing is asked of it. */
const SILENT = { tokens: { disarm: 1 } } as const;

// FAQ: who loses a shield has not suffered damage.
describe('Dalan Oberos takes a shield', () => {
  const robs = (pilot: string) =>
    inStory('pilot:dalanoberos', {
      phase: 'engagement',
      p1: [{ pilot: 'dalanoberos', at: [457, 300], charges: 1, shields: 1, ...SILENT }],
      p2: [{ pilot, at: [457, 500], heading: 180, charges: 1 }],
    }).use().game;
  it('off “Quickdraw”: a shield is lost, and she fires', () => {
    expect(offered(robs('quickdraw'), 'pilot:quickdraw')).toContain('target:ship:A1:primary:0');
  });
  it('off Lieutenant Tavson: no damage, and no action', () => {
    const game = robs('lieutenanttavson');
    expect(game.ship('B1').shields).toBe(5);
    expect(offered(game, 'pilot:lieutenanttavson')).toEqual([]);
  });
});

// Glossary, Simultaneous Fire: destroyed by the attack that took her shield, she is there until her initiative is over.
describe('“Quickdraw” is shot down', () => {
  const shot = (shields: number) =>
    inDuel('pilot:quickdraw', {
      on: 'defender',
      range: 1,
      defender: { shields, charges: 1, damage: ['-fuelleak', '-panickedpilot'] },
      rolls: 'hit hit hit hit / blank blank blank',
    }).attack();
  it('through her last shield: she fires before she is removed', () => {
    const told = shot(1);
    expect(told.offered()).toContain('target:ship:A1:primary:0');
    expect(told.game.ship('B1').destroyed).toBe(true);
  });
  it('with none to lose, she has lost none', () => expect(shot(0).offered()).toEqual([]));
});

// Glossary, Abilities: of two that would replace the same, one does; the first player’s comes first.
describe('Maarek Stele shoots at Chewbacca', () => {
  const shot = (attacker: string) =>
    inDuel('pilot:chewbacca', {
      on: 'defender',
      attacker: { pilot: attacker, tokens: { focus: 1 } },
      defender: { charges: 1, shields: 0, ...SILENT },
      rolls: 'crit blank blank / blank',
    }).attack();
  it('he draws three for the one: the card that he picks is dealt faceup', () => {
    const { game } = shot('maarekstele');
    on(game, 'chooseDamage').choose('p1', game.offers('p1').find(key => !key.endsWith('panickedpilot'))!);
    expect(offered(game, 'pilot:chewbacca')).toEqual([]);
    expect([game.ship('B1').charges, game.ship('B1').damage]).toMatchObject([1, [{ faceup: true }]]);
  });
  it('anybody else: for a charge it is dealt facedown', () => {
    const { game } = shot(X).use();
    expect(game.ship('B1').damage).toMatchObject([{ faceup: false }]);
  });
});

// FAQ: what is treated as red may have been red, and not purple.
describe('Airen Cracken lets a friend act', () => {
  const acts = (third: string) =>
    inDuel('pilot:airencracken', {
      defender: SILENT,
      third: { pilot: third, at: [540, 300], force: 1, ...SILENT },
      rolls: 'blank blank blank / blank blank blank',
    })
      .attack()
      .offered();
  it('a Jedi’s purple evade is not among it', () => {
    expect(acts('jediknight')).toContain('action:focus:red');
    expect(acts('jediknight')).not.toContain('action:evade:red');
  });
  it('a Y-wing’s red barrel roll is', () => expect(acts('graysquadronbomber')).toContain('action:barrelRoll:red'));
});

// Glossary, Reroll: the cap counts dice, whoever rerolls them.
describe('Howlrunner and a lock against a ship beside Magva Yarro', () => {
  const shot = (beside: string) => {
    const { game } = inDuel('pilot:howlrunner', {
      on: 'wingman',
      attacker: { locks: ['B1'] },
      third: SILENT,
      defender: { pilot: X, ...SILENT },
      enemies: [{ pilot: beside, at: [520, 520], heading: 180, ...SILENT }],
      rolls: 'blank blank blank / blank blank / blank',
    }).attack();
    use(game, 'pilot:howlrunner').pick('p1', ['die:0']);
    return offered(game, 'mod:lock');
  };
  it('one die is rerolled, and the lock is of no use', () => expect(shot('magvayarro')).toEqual([]));
  it('beside anybody else it rerolls the others', () => expect(shot(X)).toEqual(['mod:lock']));
});

// The cards: a card that is dealt is no damage suffered, and the crit it cost is gone.
describe('Seyn Marana spends a crit beside Biggs Darklighter', () => {
  const shot = (spends: boolean) => {
    const { game } = inDuel('pilot:seynmarana', {
      defender: { pilot: X, ...SILENT },
      enemies: [{ pilot: 'biggsdarklighter', at: [500, 500], heading: 180, ...SILENT }],
      rolls: 'crit hit / blank blank',
    }).attack();
    if (spends) use(game, 'pilot:seynmarana');
    return game;
  };
  it('shields do not help, and neither does Biggs', () => {
    const game = shot(true);
    expect(offered(game, 'pilot:biggsdarklighter')).toEqual([]);
    expect([game.ship('B1').shields, game.ship('B1').damage.length]).toEqual([2, 1]);
  });
  it('unspent, he may take it', () => {
    expect(offered(shot(false), 'pilot:biggsdarklighter').some(key => key.endsWith(':crit'))).toBe(true);
  });
});

// Glossary, Aftermath: the defender’s side acts before the attacker’s bonus attack.
describe('Valen Rudor stands by as Cluster Missiles hit his wingman', () => {
  const shot = () => {
    const { game } = inDuel('upgrade:clustermissiles', {
      attacker: { locks: ['B1'] },
      defender: SILENT,
      enemies: [{ pilot: 'valenrudor', at: [590, 500], heading: 180, ...SILENT }],
      rolls: 'blank blank blank / blank blank blank',
    });
    game.choose('p1', game.offers('p1').find(key => key.endsWith('clustermissiles'))!);
    return use(game, 'pilot:valenrudor', 'action:barrelRoll:white');
  };
  const targets = (roll: string) => {
    const game = shot();
    game.choose('p2', roll);
    return offered(on(game, 'chooseAttack'), 'clustermissiles');
  };
  it('he rolls away from it, and the second volley has no target', () => {
    expect(targets('roll:left:middle').filter(key => key.includes('B2'))).toEqual([]);
  });
  it('rolled towards it, he is the target', () => {
    expect(targets('roll:right:middle').filter(key => key.includes('B2'))).toHaveLength(1);
  });
});

// Glossary, Jam: the token that comes is gained, and goes with the jam token.
describe('Garven Dreis hands a focus token to a jammed wingman', () => {
  const shot = (jam: number) => {
    const { game } = inDuel('pilot:garvendreis-t65xwing', {
      attacker: { tokens: { focus: 1 } },
      third: { tokens: { jam, disarm: 1 } },
      rolls: 'focus blank blank / blank blank blank',
    }).attack();
    game.choose('p1', 'mod:focus');
    use(game, 'pilot:garvendreis-t65xwing', 'ship:A2');
    return game;
  };
  it('it has gained it, and both tokens are gone', () => {
    const game = shot(1);
    expect(gained(game, 'A2')).toEqual(['focus']);
    expect(game.tokens('A2')).toEqual({ disarm: 1 });
  });
  it('with nothing to jam it, it keeps the token', () => {
    expect(shot(0).tokens('A2')).toEqual({ focus: 1, disarm: 1 });
  });
});
