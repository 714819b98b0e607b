import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import type { Placed } from '../../../../support/scenario';

type At = readonly [number, number];
const MISS = 'blank blank blank blank / blank blank blank';

test('Norra Wexley: an enemy ship at range 0-1 adds an evade, asked or not', () => {
  const added = (range: 1 | 2) =>
    inDuel('pilot:norrawexley', { on: 'defender', range, rolls: 'hit hit hit hit / blank blank' })
      .attack()
      .until()
      .game.events('diceAdded');
  expect(added(1)).toHaveLength(1);
  expect(added(2)).toEqual([]);
});

describe('Garven Dreis', () => {
  const shot = (at: At, key = 'mod:focus') => {
    const told = inDuel('pilot:garvendreis', {
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      wingmen: [{ pilot: 'bluesquadronescort', at }],
      rolls: 'focus blank blank / blank',
    }).attack();
    told.game.passUntil('modifyDice').choose('p1', key);
    if (told.game.asked('p1') === 'rerollDice') told.game.pick('p1', ['die:1']);
    return told;
  };
  test('a spent focus token goes on to a friend at range 1-3', () => {
    const { game } = shot([600, 300]).use('A2');
    expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A2', token: 'focus' }]);
  });
  test('not beyond range 3, nor touching, nor for himself', () => {
    expect(shot([880, 60]).offered()).toEqual([]);
    expect(shot([457, 255]).offered()).toEqual([]);
  });
  test('nor for a lock', () => expect(shot([600, 300], 'mod:lock').offered()).toEqual([]));
});

describe('“Sinker”', () => {
  const shot = (third: Partial<Placed>, weapon?: string) =>
    inDuel('pilot:sinker', {
      on: 'wingman',
      third,
      attacker: { upgrades: ['protontorpedoes'], locks: ['B1'] },
      rolls: 'blank hit hit / blank',
    }).attack(weapon);
  test('a friend beside him rerolls a die of a primary attack', () => {
    expect(shot({ at: [600, 300] }).offered()).toHaveLength(1);
    expect(shot({ at: [314, 300] }).offered()).toHaveLength(1);
  });
  test('not one behind or at range 3, and no torpedo', () => {
    expect(shot({ at: [457, 420], heading: 0 }).offered()).toEqual([]);
    expect(shot({ at: [780, 300] }).offered()).toEqual([]);
    expect(shot({ at: [600, 300] }, 'target:ship:B1:upgrade:protontorpedoes').offered()).toEqual([]);
  });
});

describe('“Jag”', () => {
  const shot = (third: Partial<Placed>) => inDuel('pilot:jag', { on: 'enemy', third, rolls: MISS }).attack();
  test('locks who has attacked a friend beside him', () => {
    const { game } = shot({ at: [600, 500] }).use('ship:A1');
    expect(game.events('lockAcquired')).toMatchObject([{ ship: 'ship:B2', object: 'ship:A1' }]);
  });
  test('not with the friend behind him or at range 3', () => {
    expect(shot({ at: [457, 380] }).offered()).toEqual([]);
    expect(shot({ at: [790, 500] }).offered()).toEqual([]);
  });
});
describe('“Jag” (Siege of Coruscant)', () => {
  const shot = (third: Partial<Placed>) =>
    inDuel('pilot:jag-siegeofcoruscant', { on: 'wingman', third, rolls: MISS }).attack();
  test('locks whom a friend beside him has attacked', () => {
    const { game } = shot({ at: [600, 300] }).use('ship:B1');
    expect(game.events('lockAcquired')).toMatchObject([{ ship: 'ship:A2', object: 'ship:B1' }]);
  });
  test('not while strained, nor with the friend in front of him', () => {
    expect(shot({ at: [600, 300], tokens: { strain: 1 } }).offered()).toEqual([]);
    expect(shot({ at: [457, 180] }).offered()).toEqual([]);
  });
});

describe.each(['pilot:wolffe', 'pilot:wolffe-siegeofcoruscant'])('%s', card => {
  const shot = (charges: number, heading = 0, weapon = 'target:ship:B1:primary:0') =>
    inDuel(card, { attacker: { charges, heading }, rolls: 'blank hit hit / blank blank blank' }).attack(weapon);
  const REAR = 'target:ship:B1:primary:1';
  test('the charge rerolls a die ahead, and comes back for a die behind', () => {
    const told = shot(1).use();
    told.game.pick(
      'p1',
      told.game
        .offers('p1')
        .filter(key => key !== 'pass')
        .slice(0, 1),
    );
    expect(told.game.events('chargeSpent')).toHaveLength(1);
    const { game } = shot(0, 180, REAR).use().until();
    expect([rolled(game, 'attack'), game.ship('A1').charges]).toEqual([3, 1]);
  });
  test('not ahead without it, nor behind with it', () => {
    expect(shot(0).offered()).toEqual([]);
    const behind = shot(1, 180, REAR);
    expect(behind.offered()).toEqual([]);
    expect(rolled(behind.game, 'attack')).toBe(2);
  });
  test('nor at range 0, where no die is added', () => {
    const touching = inDuel(card, { range: 0, attacker: { charges: 0, heading: 180 }, rolls: 'hit hit' }).attack(REAR);
    expect(touching.offered()).toEqual([]);
    expect(touching.game.ship('A1').charges).toBe(0);
  });
});
