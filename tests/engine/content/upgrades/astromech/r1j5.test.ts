import { expect, test } from 'vitest';

import { acting } from '../../../../support/actions';

const hurt = (stress: number, card = 'fuelleak') =>
  acting({ pilot: 'bluesquadronescort', at: [457, 300], upgrades: ['r1j5'], damage: [card], tokens: { stress } });
const repairOf = (game: ReturnType<typeof hurt>) => game.offers('p1').find(key => key.includes('repair:'));

test('R1-J5: repairs while stressed, and a Ship card again for a charge', () => {
  const game = hurt(2);
  game.choose('p1', repairOf(game)!);
  expect(game.damage('A1')).toEqual(['-fuelleak']);
  game.choose('p1', 'use:upgrade:r1j5');
  expect(game.damage('A1')).toEqual([]);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
  expect(game.offers('p1')).toEqual([]);
});

test('R1-J5: nothing else while stressed, and nothing with three stress tokens', () => {
  expect(
    hurt(2)
      .offers('p1')
      .filter(key => !key.includes('repair:')),
  ).toEqual(['pass']);
  expect(hurt(3).offers('p1')).toEqual([]);
});

test('R1-J5: not a wound of the pilot’s again', () => {
  const game = hurt(0, 'panickedpilot');
  const repair = repairOf(game);
  if (repair) game.choose('p1', repair);
  expect(game.offers('p1').filter(key => key.startsWith('use:'))).toEqual([]);
  expect(game.damage('A1')).toHaveLength(1);
});
