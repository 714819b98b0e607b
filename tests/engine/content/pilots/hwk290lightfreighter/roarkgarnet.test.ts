import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (heading: number) =>
  inStory('pilot:roarkgarnet', {
    phase: 'engagement',
    p1: [
      { pilot: 'academypilot', at: [300, 300], heading },
      { pilot: 'bluesquadronescort', at: [300, 400] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [300, 560] }],
  });

test('Roark Garnet: the ship chosen engages before all others', () => {
  const told = story(0);
  expect(told.offered()).toEqual(['use:pilot:roarkgarnet:ship:A2', 'use:pilot:roarkgarnet:ship:B1']);
  const { game } = told.use('ship:A2');
  expect(game.events('initiativeReached').map(({ initiative }) => initiative)).toEqual([7]);
  expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAttack', ship: 'ship:A2' });
});

test('Roark Garnet: otherwise the highest initiative goes first, and nobody outside his arc can be chosen', () => {
  expect(story(0).leave().game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:B1' });
  expect(story(180).offered()).toEqual([]);
});
