import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const locking = (target: string, b1: readonly [number, number], a2: readonly [number, number] = [60, 60]) =>
  inStory('upgrade:ursawren-gunner', {
    alone: true,
    first: [{ do: 'acquireLock', ship: 'ship:A1', object: `ship:${target}` }],
    p1: [
      { pilot: 'wedgeantilles', at: [457, 200] },
      { pilot: 'bluesquadronescort', at: a2 },
    ],
    p2: [{ pilot: 'academypilot', at: b1 }],
  }).game.tokens('A1');

test('Ursa Wren: a lock on a lonely enemy beyond range 2 brings a calculate token', () => {
  expect(locking('B1', [457, 480])).toEqual({ calculate: 1 });
});

test('Ursa Wren: not at range 2, not with a friend beside it, not for a friend', () => {
  expect(locking('B1', [457, 420])).toEqual({});
  expect(locking('B1', [457, 480], [540, 480])).toEqual({});
  expect(locking('A2', [457, 480], [457, 500])).toEqual({});
});
