import { expect, test } from 'vitest';
import { atSetup } from '../../../../support/conditions';

const BOBA = { pilot: 'outerrimsmuggler', upgrades: ['bobafett'], at: [0, 0] } as const;
const p2 = [{ pilot: 'academypilot', at: [400, 860] }] as const;
const rocks = [
  { is: 'coreasteroid0', at: [400, 300] },
  { is: 'coreasteroid1', at: [400, 700] },
] as const;

test('Boba Fett (crew): starts in reserve', () => {
  expect(atSetup('before', { p1: [{ ...BOBA, where: 'hand' }], p2 }).ship('A1').where).toBe('reserve');
});

const placed = (pose: { x: number; y: number; heading: number }) =>
  atSetup('after', { p1: [{ ...BOBA, where: 'reserve' }], p2, rocks }).refusal('p1', { option: 'place:ship:A1', pose });

test('Boba Fett (crew): as setup ends, placed at range 0 of an obstacle, wherever it faces', () => {
  expect(placed({ x: 400, y: 300, heading: 45 })).toBeNull();
  const game = atSetup('after', { p1: [{ ...BOBA, where: 'reserve' }], p2, rocks });
  game.place('p1', 'place:ship:A1', { x: 400, y: 300, heading: 45 });
  expect(game.ship('A1')).toMatchObject({ where: 'table', pose: { x: 400, y: 300, heading: 45 } });
});

test('Boba Fett (crew): not away from obstacles, nor within range 3 of an enemy', () => {
  expect(placed({ x: 700, y: 300, heading: 0 })).not.toBeNull();
  expect(placed({ x: 400, y: 700, heading: 0 })).not.toBeNull();
});

test('Boba Fett (crew): without such a place by his own edge', () => {
  const game = atSetup('after', { p1: [{ ...BOBA, where: 'reserve' }], p2 });
  expect(game.refusal('p1', { option: 'place:ship:A1', pose: { x: 400, y: 50, heading: 0 } })).toBeNull();
});
