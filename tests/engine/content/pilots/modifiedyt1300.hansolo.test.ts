import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

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
