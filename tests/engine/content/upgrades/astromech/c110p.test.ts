import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const spend = (count: number) =>
  Array.from({ length: count }, () => ({
    do: 'loseCharge' as const,
    ship: 'ship:A1' as const,
    card: 'upgrade:c110p' as const,
  }));
const flown = (flipped: boolean, b1: readonly [number, number] = [800, 800], dial: '2FB' | '4KR' = '4KR') =>
  inStory('upgrade:c110p', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial, flipped: flipped ? ['c110p'] : [] }],
    p2: [{ pilot: 'wedgeantilles', at: b1, dial: '2FB', tokens: { focus: 1 } }],
  });

test('C1-10P: a charge for a red evade, even while stressed', () => {
  const { game } = flown(false).use();
  expect(game.tokens('A1')).toEqual({ evade: 1, stress: 2 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});

test('C1-10P: erratic, it must jam somebody near: itself, if nobody else is', () => {
  const alone = flown(true).until('chooseAction');
  expect(alone.game.tokens('A1')).toEqual({ stress: 1, jam: 1 });
  expect(flown(true, [457, 600], '2FB').offered()).toEqual([]);
  const told = flown(true, [457, 470], '2FB');
  expect(told.offered()).toEqual(['use:upgrade:c110p:ship:A1', 'use:upgrade:c110p:ship:B1']);
  const { game } = told.use('ship:B1');
  expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{}, {}]);
});

const ending = (spent: number) =>
  inStory('upgrade:c110p', {
    phase: 'end',
    first: spend(spent),
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300] }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800] }],
  })
    .until()
    .game.ship('A1').upgrades[0]!.side;

test('C1-10P: flips in the End Phase without charges, and not before', () => {
  expect(ending(2)).toBe(1);
  expect(ending(1)).toBe(0);
});
