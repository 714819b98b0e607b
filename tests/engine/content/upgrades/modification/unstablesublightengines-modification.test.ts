import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

/** A1 falls and drifts toward B1, this far ahead. */
const burst = (y: number) =>
  inStory('upgrade:unstablesublightengines-modification', {
    phase: 'engagement',
    p1: [
      { pilot: 'bluesquadronescort', at: [457, 300] },
      { pilot: 'bluesquadronescort', at: [300, 380] },
    ],
    p2: [{ pilot: 'darthvader', at: [457, y], heading: 0 }],
    first: [{ do: 'destroyShip', ship: 'ship:A1' }],
  }).until('chooseAttack').game;

test('Unstable Sublight Engines: it flies on by a 1 straight, and all at range 1 of there are hit', () => {
  const game = burst(510);
  expect(game.ship('A1').pose.y).toBeCloseTo(380);
  expect([game.ship('B1').shields, game.ship('A2').shields]).toEqual([1, 2]);
});
test('Unstable Sublight Engines: not those beyond', () => expect(burst(530).ship('B1').shields).toBe(2));
