import { describe, expect, test } from 'vitest';
import { about, inDuel } from '../../../support/card';
import { flying } from '../../../support/flying';

type Told = NonNullable<Parameters<typeof inDuel>[1]>;

const HAN = 'pilot:hansolo-modifiedyt1300lightfreighter';
const near = (at: readonly [number, number], on: 'attacker' | 'defender' = 'attacker') =>
  inDuel(HAN, {
    on,
    attacker: { turret: 'front', locks: ['B1'] },
    rocks: [{ is: 'coreasteroid0', at }],
    rolls: 'blank blank hit hit hit crit blank blank blank',
  }).attack();

test('Han Solo, near an obstacle, rolls all his dice once more, and may still reroll them', () => {
  const { game } = near([457, 220]).use();
  expect(game.last('diceRerolled')).toMatchObject({ after: ['hit', 'hit', 'crit'], afresh: true });
  expect(game.offers('p1')).toContain('mod:lock');
});

test('Han Solo: once, and not with the obstacle at range 2', () => {
  expect(near([457, 220]).use().offered()).toEqual([]);
  expect(near([457, 20]).offered()).toEqual([]);
});

describe('Han Solo over a debris cloud', () => {
  const flown = (dice: readonly ('hit' | 'blank')[]) =>
    flying(
      HAN,
      { pilot: 'outerrimsmuggler', at: [457, 300], dial: '2FB' },
      {
        rocks: [{ is: 'yt2400debris0', at: [457, 400] }],
        dice,
      },
    );
  test('the die that would hurt him is rolled again', () => {
    const told = flown(['hit', 'blank']);
    expect(told.use().game.ship('A1').shields).toBe(5);
  });
  test('left, it hurts', () => expect(flown(['hit']).leave().game.ship('A1').shields).toBe(4));
});

describe('Han Solo: for him it is a change of dice in the Modify Dice step', () => {
  const shot = (more: Told = {}) =>
    inDuel(HAN, {
      attacker: { turret: 'front', locks: ['B1'] },
      rocks: [{ is: 'coreasteroid0', at: [457, 220] }],
      rolls: 'blank blank hit focus focus hit hit crit blank blank blank',
      ...more,
    }).attack();
  test('a die that a lock has rerolled may be rolled again', () => {
    const told = shot();
    told.game.passUntil('modifyDice').choose('p1', 'mod:lock').pick('p1', ['die:0', 'die:1']);
    const { game } = told.use();
    expect(game.last('diceRerolled')).toMatchObject({ dice: [0, 1, 2], after: ['hit', 'hit', 'crit'], afresh: true });
  });
  test('not where dice cannot be modified: against “Midnight” with a lock on him, nor at range 0', () => {
    expect(shot({ defender: { pilot: 'midnight', locks: ['A1'] } }).offered()).toEqual([]);
    expect(shot({ range: 0 }).offered()).toEqual([]);
  });
  test('what follows a roll has come before: C-3PO does not look at it again', () => {
    const { game } = shot({
      on: 'defender',
      attacker: {},
      defender: { upgrades: ['c3po'], tokens: { calculate: 1 } },
      rocks: [{ is: 'coreasteroid0', at: [457, 580] }],
      rolls: 'hit hit hit / blank / evade',
    });
    about('upgrade:c3po', game).use('1');
    about(HAN, game).use();
    expect(game.last('diceRerolled')).toMatchObject({ kind: 'defense', after: ['evade'] });
    expect(game.events('diceChanged')).toEqual([]);
  });
});
