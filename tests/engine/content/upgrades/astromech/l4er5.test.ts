import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const starting = (a2: readonly [number, number], calculate = 1) =>
  inStory('upgrade:l4er5', {
    phase: 'engagement',
    p1: [
      { pilot: 'wedgeantilles', at: [457, 300], tokens: { calculate } },
      { pilot: 'bluesquadronescort', at: a2 },
    ],
    p2: [{ pilot: 'academypilot', at: [520, 560] }],
  });

test('L4E-R5: a calculate token for a friend in the firing arc', () => {
  const { game } = starting([457, 420]).use('ship:A2');
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{}, { calculate: 1 }]);
});

test('L4E-R5: not for one behind, nor without the token', () => {
  expect(starting([457, 200]).offered()).toEqual([]);
  expect(starting([457, 420], 0).offered()).toEqual([]);
});
