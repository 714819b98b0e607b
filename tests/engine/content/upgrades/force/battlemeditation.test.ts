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

const coordinating = (second: string, as: 'purple' | 'white' = 'purple') =>
  inStory('upgrade:battlemeditation', {
    alone: true,
    p1: [
      { pilot: 'lukeskywalker', at: [457, 300] },
      { pilot: 'bluesquadronescort', at: [600, 300] },
      { pilot: second, at: [310, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 800] }],
    first: [{ do: 'offerAction', ship: 'ship:A1', why: 'card', only: ['coordinate'], as, evenWhileStressed: false }],
  }).game.choose('p1', `action:coordinate:${as}`, 'ship:A2');

test('Battle Meditation: by a purple coordinate a second ship of the same type performs the same action', () => {
  const game = coordinating('bluesquadronescort').choose('p1', 'action:focus:white');
  expect(game.offers('p1')).toEqual(['ship:A3', 'pass']);
  game.choose('p1', 'ship:A3');
  expect([game.tokens('A2'), game.tokens('A3')]).toEqual([{ focus: 1 }, { focus: 1 }]);
});
test('Battle Meditation: no second one of another type, nor by a white coordinate', () => {
  expect(coordinating('graysquadronbomber').choose('p1', 'action:focus:white').state.pending).toEqual([]);
  const game = coordinating('bluesquadronescort', 'white').choose('p1', 'action:focus:white');
  expect(game.state.pending).toEqual([]);
});
