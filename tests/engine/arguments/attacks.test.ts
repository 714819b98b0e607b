import { describe, expect, it } from 'vitest';
import { leave, offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { blockOf, rolled } from '../../support/duel';
import { scenario } from '../../support/scenario';

// FAQ: Han Solo's attack comes at initiative 7 before anybody engages there, his own ship included.
describe('Han Solo (gunner) on a ship that engages at 7 by Heightened Perception', () => {
  const start = () => {
    const game = inDuel('upgrade:hansolo', {
      attacker: { pilot: 'rebelscout', turret: 'front', force: 1, upgrades: ['heightenedperception'] },
      defender: { pilot: 'academypilot' },
      rolls: 'blank blank / blank blank blank',
    }).game;
    return use(game, 'upgrade:heightenedperception');
  };

  it('his attack is the bonus attack and comes first; the turret is silent then', () => {
    const game = start();
    game.choose('p1', 'target:ship:B1:primary:0');
    expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:A1', bonus: true });
    on(game);
    expect(game.events('attackDeclared').filter(({ attacker }) => attacker === 'ship:A1')).toHaveLength(1);
  });
  it('left, it does not come again after the ship has engaged', () => {
    const game = start();
    game.choose('p1', 'pass');
    expect(game.asked('p1')).toBe('chooseAttack');
    game.choose('p1', 'target:ship:B1:primary:0');
    expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:A1', bonus: false });
    expect(offered(game, 'upgrade:hansolo')).toEqual([]);
  });
});

// Glossary, Bonus Attack: one a round, whatever grants it.
describe('Snap Shot in the Activation Phase, Veteran Tail Gunner in the Engagement Phase', () => {
  const attacks = (snap: boolean) => {
    const game = scenario({
      p1: [{ pilot: 'squadsevenveteran', at: [457, 300], dial: '1FB', upgrades: ['snapshot', 'veterantailgunner'] }],
      p2: [
        { pilot: 'academypilot', at: [457, 700], dial: '3FB', tokens: { stress: 2 } },
        { pilot: 'academypilot', at: [457, 60], heading: 90, dial: '1TW', tokens: { stress: 2 } },
      ],
    });
    game.choose('p2', 'ship:B1');
    if (snap) use(game, 'upgrade:snapshot');
    else leave(game, 'upgrade:snapshot');
    on(on(game), 'chooseAttack');
    game.choose('p1', game.offers('p1').find(key => key.endsWith('ship:B1:primary:0'))!);
    return offered(game, 'upgrade:veterantailgunner');
  };

  it('fired in the one, it has no bonus attack in the other', () => {
    expect(attacks(true)).toEqual([]);
  });
  it('saved in the one, it has', () => {
    expect(attacks(false)).toEqual(['target:ship:B2:primary:1']);
  });
});

// FAQ: effects of "while you perform an attack" end before the Aftermath; the bonus attack is another attack.
it('Fire-Control System forbids spending the lock in its own attack only, not in the bonus attack after it', () => {
  const game = inDuel('upgrade:firecontrolsystem', {
    attacker: {
      pilot: 'squadsevenveteran',
      upgrades: ['r3astromech', 'veterantailgunner'],
      locks: ['B1', 'B2'],
    },
    enemies: [{ pilot: 'academypilot', at: [457, 100], heading: 180 }],
    rolls: 'blank blank blank / blank / blank blank blank / blank blank / blank blank blank',
  }).attack().game;
  use(game, 'upgrade:firecontrolsystem').pick('p1', ['die:0']);
  expect(game.offers('p1')).not.toContain('mod:lock');
  use(game, 'upgrade:veterantailgunner');
  on(game, 'modifyDice');
  expect(game.offers('p1')).toContain('mod:lock');
});

// FAQ, Arcs: a front arc attack is made with the weapon of that arc; "in your front arc" is another matter.
describe('Fearless and Punishing One', () => {
  const shot = (pilot: string, card: string) =>
    inDuel(`upgrade:${card}`, {
      range: 1,
      attacker: { pilot, turret: 'front' },
      rolls: 'focus focus focus focus / blank blank blank',
    }).attack();

  it('Fearless wants the front weapon: no full front arc, no turret', () => {
    expect(offered(shot('redsquadronveteran', 'fearless').game, 'upgrade:fearless')).toHaveLength(1);
    expect(offered(shot('kashyyykdefender', 'fearless').game, 'upgrade:fearless')).toEqual([]);
    expect(offered(shot('contractedscout', 'fearless').game, 'upgrade:fearless')).toEqual([]);
  });
  it('Punishing One asks only where the defender is', () => {
    expect(rolled(shot('contractedscout', 'punishingone').game, 'attack')).toBe(4);
  });
});

// FAQ, Objects: whoever has no arcs has none to be outside of.
it('Outmaneuver does nothing against a remote without arcs', () => {
  const game = inDuel('upgrade:outmaneuver', {
    attacker: { pilot: 'redsquadronveteran' },
    defender: { at: [60, 60] },
    devices: [{ is: 'drk1probedroid', at: [457, 480], owner: 'p2' }],
  }).game;
  game.choose('p1', 'target:token:1:primary:0');
  expect(rolled(game, 'defense')).toBe(3);
});

// Glossary, Bonus Attack and Destroying Ships: the defender's bonus attack first; the destroyed stay to answer it.
describe('both sides have a bonus attack after one attack', () => {
  it('Airen Cracken (gunner) strikes back first, and the attacker he destroys still fires its own', () => {
    const game = inDuel('upgrade:veterantailgunner', {
      attacker: {
        pilot: 'squadsevenveteran',
        shields: 0,
        damage: ['-fuelleak', '-fuelleak', '-stunnedpilot', '-stunnedpilot', '-woundedpilot'],
      },
      defender: { pilot: 'redsquadronveteran', upgrades: ['airencracken-gunner'] },
      enemies: [{ pilot: 'academypilot', at: [457, 100], heading: 180 }],
      rolls: 'hit blank blank / blank blank / hit hit hit / blank',
    }).attack().game;
    use(game, 'upgrade:airencracken-gunner');
    on(game, 'chooseAttack');
    expect(game.ship('A1').destroyed).toBe(true);
    expect(game.ship('A1').where).toBe('table');
    expect(game.offers('p1')).toContain('target:ship:B2:primary:1');
  });
});

// FAQ: the closest attack range at which that weapon has a valid defender, requirement included.
describe('Automated Target Priority with two locks', () => {
  const story = (locks: readonly string[]) =>
    inDuel('upgrade:automatedtargetpriority', {
      attacker: { pilot: 'redsquadronveteran', upgrades: ['concussionmissiles', 'r3astromech'], locks },
      enemies: [{ pilot: 'academypilot', at: [480, 600], heading: 180 }],
    }).game;

  it('the missiles pass over the nearer ship that is not locked', () => {
    expect(story(['B2']).offers('p1')).toContain('target:ship:B2:upgrade:concussionmissiles');
  });
  it('with both locked they must take the nearer one', () => {
    const offers = story(['B1', 'B2']).offers('p1');
    expect(offers).toContain('target:ship:B1:upgrade:concussionmissiles');
    expect(offers).not.toContain('target:ship:B2:upgrade:concussionmissiles');
  });
});

// Glossary, Bonus Attack: Cluster Missiles keep arc, range and charge; only the lock is not asked for.
describe('Cluster Missiles once the lock is spent', () => {
  const story = () => {
    const game = inDuel('upgrade:clustermissiles', {
      attacker: { pilot: 'redsquadronveteran', locks: ['B1'] },
      enemies: [{ pilot: 'academypilot', at: [510, 500], heading: 180 }],
      rolls: 'blank blank blank / blank blank blank / blank blank blank',
    }).game;
    game.choose('p1', 'target:ship:B1:upgrade:clustermissiles');
    on(game, 'modifyDice');
    game.choose('p1', 'mod:lock').pick('p1', ['die:0']);
    return game;
  };
  it('the second volley needs none, and is paid for like the first', () => {
    const game = story();
    const left = () => game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:clustermissiles')!.charges;
    const before = left();
    use(game, 'upgrade:clustermissiles', 'ship:B2:upgrade:clustermissiles');
    expect(game.last('attackDeclared')).toMatchObject({ defender: 'ship:B2', bonus: true });
    expect(left()).toBe(before - 1);
    expect(blockOf(game, 'A1', 'B1', 'upgrade:clustermissiles')).not.toBeNull();
  });
});

// Glossary, SLAM: its maneuver is executed like any other. The card: after an enemy ship executes a maneuver.
it('Burnout Thrusters: a SLAM into the arc of a Snap Shot is fired at, before the disarm token is traded', () => {
  const game = scenario({
    p1: [{ pilot: 'greensquadronpilot', at: [457, 300], dial: '2TW', tokens: { stress: 1 }, upgrades: ['snapshot'] }],
    p2: [{ pilot: 'alphasquadronpilot', at: [457, 700], dial: '2FB', upgrades: ['burnoutthrusters'] }],
  });
  game.choose('p2', 'action:slam:white', 'maneuver:2FB');
  expect(game.offers('p1')).toEqual(['target:ship:B1:upgrade:snapshot', 'pass']);
  game.choose('p1', 'target:ship:B1:upgrade:snapshot');
  expect(offered(game, 'upgrade:burnoutthrusters')).not.toEqual([]);
});
