import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:homingbeacon-sensor';
/** A1 flies a Koiogran turn from y to y + 200 or so and looks back at B1. */
const turned = (y: number, dial: '4KR' | '4FW' = '4KR') =>
  inStory(CARD, {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial }],
    p2: [{ pilot: 'darthvader', at: [500, y], heading: 90, dial: '2FB' }],
  });

test('Homing Beacon: a lock action at any range for a charge', () => {
  const game = acting(
    { pilot: 'bluesquadronescort', at: [457, 100], upgrades: ['homingbeacon-sensor'] },
    { p2: [{ pilot: 'academypilot', at: [457, 800] }] },
  ).choose('p1', 'action:lock:white', 'ship:B1');
  expect([game.ship('A1').locks, game.ship('A1').upgrades[0]!.charges]).toEqual([['ship:B1'], 1]);
});
test('Homing Beacon: after a Koiogran turn a charge locks an enemy at range 2 ahead', () => {
  const { game } = turned(300).use();
  expect([game.ship('A1').locks, game.ship('A1').upgrades[0]!.charges]).toEqual([['ship:B1'], 1]);
});
test('Homing Beacon: not one behind, at range 3, or after a plain maneuver', () => {
  expect(turned(640).offered()).toEqual([]);
  expect(turned(200).offered()).toEqual([]);
  expect(turned(640, '4FW').offered()).toEqual([]);
});
