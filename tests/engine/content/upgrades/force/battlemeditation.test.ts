import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const targets = (pilot: string) =>
  inStory('upgrade:battlemeditation', {
    alone: true,
    p1: [
      { pilot: 'lukeskywalker', at: [457, 300] },
      { pilot, at: [600, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 500] }],
    first: [
      { do: 'offerAction', ship: 'ship:A1', why: 'card', only: ['coordinate'], as: null, evenWhileStressed: false },
    ],
  }).game.offers('p1');

test('Battle Meditation: a ship that is not limited can be coordinated', () => {
  expect(targets('bluesquadronescort')).toContain('action:coordinate:white');
});
test('Battle Meditation: a limited one cannot', () => expect(targets('wedgeantilles')).toEqual([]));
