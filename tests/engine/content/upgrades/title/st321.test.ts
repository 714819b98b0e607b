import { expect, test } from 'vitest';
import { acting } from '../../../../support/flying';
import type { Placed } from '../../../../support/scenario';

const CARD = 'upgrade:st321';
const SHUTTLE = { pilot: 'omicrongrouppilot', dial: '1FB' } as const;
const WING: Placed = { pilot: 'maulermithel', at: [457, 560], dial: '2FB' };

/** A1 coordinates A2, at range 1 before it; B1 is beyond range 3 of A1. */
const coordinated = (b1: readonly [number, number]) => {
  const told = acting(CARD, SHUTTLE, 'action:coordinate:white', {
    p1: [{ ...SHUTTLE, at: [457, 300] }, WING],
    p2: [{ pilot: 'wedgeantilles', at: b1, dial: '2FB' }],
  });
  if (told.game.asked('p1') === 'coordinate') told.game.choose('p1', 'ship:A2');
  return told;
};

test('ST-321: an enemy at range 3 of the ship that it coordinated is locked, too far away as it is', () => {
  const told = coordinated([457, 820]);
  expect(told.offered()).toEqual(['ship:B1']);
  const { game } = told.use();
  expect([game.ship('A1').locks, game.ship('A2').locks]).toEqual([['ship:B1'], []]);
});

test('ST-321: not one beyond range 3 of it', () => {
  expect(coordinated([860, 820]).offered()).toEqual([]);
});

test('ST-321: not after another action', () => {
  const told = acting(CARD, SHUTTLE, 'action:focus:white', {
    p1: [{ ...SHUTTLE, at: [457, 300] }, WING],
    p2: [{ pilot: 'wedgeantilles', at: [457, 820], dial: '2FB' }],
  });
  expect(told.offered()).toEqual([]);
});
