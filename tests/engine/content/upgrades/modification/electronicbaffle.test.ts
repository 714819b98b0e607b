import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ending = (tokens: Record<string, number>, locks: readonly string[] = []) =>
  inStory('upgrade:electronicbaffle', {
    phase: 'end',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], tokens }],
    p2: [{ pilot: 'academypilot', at: [457, 600], locks }],
  });

test('Electronic Baffle: a hit for a red token', () => {
  const { game } = ending({ stress: 1, strain: 1, disarm: 1 }).use('stress');
  expect(game.ship('A1').shields).toBe(1);
  expect(game.tokens('A1')).toEqual({ strain: 1 });
});
test('Electronic Baffle: a lock on this ship is a red token of its own', () => {
  const { game } = ending({}, ['A1']).use();
  expect([game.ship('B1').locks, game.ship('A1').shields]).toEqual([[], 1]);
});
test('Electronic Baffle: an orange one is none', () => expect(ending({ jam: 1, disarm: 1 }).offered()).toEqual([]));
