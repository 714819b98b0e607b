import { describe, expect, it } from 'vitest';
import { inStep } from '../../../src/engine/rules/steps';
import { leave, offered, on, use } from '../../support/argument';
import { inDuel } from '../../support/card';
import { scenario } from '../../support/scenario';

const X = 'redsquadronveteran';

// FAQ: the shield is lost once the attack has hit, before damage; losing it is no suffering.
describe('Plasma Torpedoes against a shield and Hate', () => {
  const shot = (shields: number) => {
    const game = inDuel('upgrade:plasmatorpedoes', {
      attacker: { pilot: X, locks: ['B1'] },
      defender: { pilot: 'darthvader', force: 0, shields, upgrades: ['hate'], tokens: { disarm: 1 } },
      rolls: 'hit crit blank / evade blank blank',
    }).game;
    game.choose('p1', 'target:ship:B1:upgrade:plasmatorpedoes');
    return on(game);
  };
  // One Force by Hate, one in the End Phase.
  it('the evade takes the crit, the shield goes for nothing, and the hit reaches the hull: one Force', () => {
    const game = shot(1);
    expect(game.ship('B1')).toMatchObject({ shields: 0, force: 2 });
    expect(game.ship('B1').damage.map(({ faceup }) => faceup)).toEqual([false]);
  });
  it('with two shields none is left, and it has suffered one damage all the same', () => {
    const game = shot(2);
    expect(game.ship('B1')).toMatchObject({ shields: 0, force: 2, damage: [] });
  });
});

// Glossary, Destroying Ships: what follows a destruction outside of an attack resolves at once, one after another.
it('two Deadman’s Switches side by side: the second goes off by the first, and whoever is near both suffers both', () => {
  const game = scenario({
    alone: true,
    first: [inStep('test', null, [{ do: 'sufferDamage', ship: 'ship:A1', hits: 1, crits: 0 }])],
    p1: [
      { pilot: 'academypilot', at: [400, 300], upgrades: ['deadmansswitch'], damage: ['-fuelleak', '-fuelleak'] },
      {
        pilot: 'academypilot',
        at: [480, 300],
        upgrades: ['deadmansswitch'],
        damage: ['-stunnedpilot', '-stunnedpilot'],
      },
    ],
    p2: [{ pilot: 'outerrimsmuggler', at: [440, 400] }],
  });
  expect(game.ship('A2').destroyed).toBe(true);
  expect(game.ship('B1').shields).toBe(3);
});

// Glossary, Damage Cards: exposing a card is neither dealing nor suffering.
describe('Concussion Missiles expose a card of a ship with Enduring', () => {
  const shot = (shields: number, rolls: string) => {
    const game = inDuel('upgrade:concussionmissiles', {
      attacker: { pilot: X, locks: ['B1'] },
      defender: { pilot: 'bluesquadronpilot', upgrades: ['enduring'], shields, damage: ['-fuelleak'] },
      rolls,
    }).game;
    game.choose('p1', 'target:ship:B1:upgrade:concussionmissiles');
    return game;
  };
  it('exposed, it may not act for it', () => {
    const game = shot(4, 'hit blank blank / blank');
    expect(offered(game, 'upgrade:enduring')).toEqual([]);
    expect(game.ship('B1').damage.map(({ faceup }) => faceup)).toEqual([true]);
  });
  it('having suffered a crit, it may', () => {
    expect(offered(shot(4, 'crit blank blank / blank'), 'upgrade:enduring').length).toBeGreaterThan(0);
  });
});

// Glossary, Paying Costs: nothing is paid for what cannot be done.
describe('Deadeye Shot', () => {
  const shot = (damage: readonly string[]) =>
    offered(
      inDuel('upgrade:deadeyeshot', {
        attacker: { pilot: X },
        defender: { pilot: 'bluesquadronpilot', damage },
        rolls: 'hit hit blank / blank',
      }).attack().game,
      'upgrade:deadeyeshot',
    );
  it('spends no hit on a ship without a facedown damage card', () => {
    expect(shot([])).toEqual([]);
    expect(shot(['fuelleak'])).toEqual([]);
    expect(shot(['-fuelleak']).length).toBeGreaterThan(0);
  });
});

// FAQ: an ion cannon's one damage is damage, its ion tokens are none.
it('Stealth Device is lost by the one damage of an Ion Cannon, not by the tokens of a Tractor Beam', () => {
  const charges = (weapon: string) => {
    const game = inDuel(`upgrade:${weapon}`, {
      attacker: { pilot: X },
      defender: { upgrades: ['stealthdevice'] },
      rolls: 'hit hit hit / blank blank blank blank',
    }).game;
    game.choose('p1', game.offers('p1').find(key => key.endsWith(weapon))!);
    return on(game).ship('B1').upgrades[0]!.charges;
  };
  expect(charges('ioncannon')).toBe(0);
  expect(charges('tractorbeam')).toBe(1);
});

// Glossary, Simultaneous Fire: its Switch goes off in the Aftermath, and it is removed once all of the initiative have engaged.
it('shot down at its own initiative, a ship with Deadman’s Switch and Juke hurts who is near, and still fires', () => {
  const game = inDuel('upgrade:deadmansswitch', {
    on: 'defender',
    range: 1,
    attacker: { pilot: 'academypilot' },
    defender: { damage: ['-fuelleak', '-fuelleak'], upgrades: ['juke'], tokens: { evade: 1 } },
    rolls: 'hit hit hit / blank blank blank / hit hit hit / evade blank blank',
  }).attack().game;
  on(game, 'chooseAttack');
  expect(game.ship('B1')).toMatchObject({ destroyed: true, where: 'table' });
  expect(game.ship('A1').damage).toHaveLength(1);
  game.choose('p2', 'target:ship:A1:primary:0');
  // A destroyed ship's abilities are active until it is removed.
  use(game, 'upgrade:juke');
  expect(game.last('diceChanged')!.after).toEqual(['focus', 'blank', 'blank']);
  expect(on(game).ship('B1').where).toBe('removed');
});

// The cards: both before results are neutralized, each cancels one result that it suffers itself.
it('Biggs and a wingman with Selfless each take one result for the same friend', () => {
  const game = inDuel('upgrade:predator', {
    attacker: { pilot: 'lukeskywalker' },
    defender: { pilot: X },
    enemies: [
      { pilot: X, at: [500, 540], heading: 180, upgrades: ['selfless'] },
      { pilot: 'biggsdarklighter', at: [414, 540], heading: 180 },
    ],
    rolls: 'hit crit crit / blank blank',
  }).attack().game;
  use(game, 'pilot:biggsdarklighter', 'hit');
  use(game, 'upgrade:selfless');
  on(game);
  expect(['B1', 'B2', 'B3'].map(name => game.ship(name).shields)).toEqual([1, 1, 1]);
});

// Glossary, Paying Costs and Replacement Effects: the hit is suffered as a crit, and what it pays for follows.
describe('Hull Breach', () => {
  it('on Saw Gerrera’s ship: his hit is a crit, and the focus results become crits', () => {
    const game = inDuel('upgrade:sawgerrera', {
      attacker: { pilot: X, shields: 0, damage: ['hullbreach'] },
      deck: { p1: ['structuraldamage'] },
      rolls: 'focus focus blank / blank blank blank',
    }).attack().game;
    use(game, 'upgrade:sawgerrera');
    expect(game.damage('A1')).toEqual(['hullbreach', 'structuraldamage']);
    expect(game.last('diceChanged')!.after).toEqual(['crit', 'crit', 'blank']);
  });
  it('under an Ion Cannon: the one damage is a crit, the rest are ion tokens as ever', () => {
    const game = inDuel('upgrade:ioncannon', {
      attacker: { pilot: X },
      defender: { damage: ['hullbreach'] },
      deck: { p2: ['structuraldamage'] },
      rolls: 'hit hit blank / blank blank blank',
    }).game;
    on(game.choose('p1', 'target:ship:B1:upgrade:ioncannon'));
    expect(game.damage('B1')).toEqual(['hullbreach', 'structuraldamage']);
    expect(game.tokens('B1')).toEqual({ ion: 1 });
  });
});

// The card: its dice skipped, the attack is treated as hitting.
describe('Homing Missiles and a defender with Magva Yarro', () => {
  const shot = () => {
    const game = inDuel('upgrade:magvayarro', {
      on: 'defender',
      attacker: { pilot: X, upgrades: ['homingmissiles'], locks: ['B1'] },
      defender: { pilot: X },
      rolls: 'blank blank blank blank / blank blank',
    }).game;
    return game.choose('p1', 'target:ship:B1:upgrade:homingmissiles');
  };
  it('the damage taken, the attack has hit: she may lock', () => {
    expect(offered(use(shot(), 'upgrade:homingmissiles'), 'upgrade:magvayarro')).toEqual(['ship:A1']);
  });
  it('the dice taken, and it misses: she may not', () => {
    expect(offered(leave(shot(), 'upgrade:homingmissiles'), 'upgrade:magvayarro')).toEqual([]);
  });
});
