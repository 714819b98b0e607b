import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:pinpointtractorarray';
const NANTEX = { pilot: 'stalgasinhiveguard', turret: 'front' } as const;

test('Pinpoint Tractor Array: a tractor token for a rotate, to any arc but the rear', () => {
  const told = flying(CARD, NANTEX);
  told.use('rotate:white').until('pointTurret');
  expect(told.game.tokens('A1')).toEqual({ tractor: 1 });
  expect(told.game.offers('p1')).toEqual(['arc:left', 'arc:right']);
});

test('Pinpoint Tractor Array: not after half a maneuver', () => {
  expect(flying(CARD, NANTEX, { p2: [{ pilot: 'soontirfel', at: [457, 420] }] }).offered()).toEqual([]);
});
