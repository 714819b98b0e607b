import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../../support/conditions';

const setUp = (upgrades: readonly string[]) =>
  atSetup('before', {
    p1: [
      { pilot: 'resistancesympathizer', at: [300, 60], where: 'hand', upgrades },
      { pilot: 'bluesquadronrookie', at: [400, 60], where: 'hand' },
    ],
    p2: [{ pilot: 'academypilot', at: [500, 850], where: 'hand' }],
  });

test('GA-75: nobody in this game has a Wing Leader card: nothing is asked, nothing spent', () => {
  const game = setUp(['ga75-crew']);
  expect(game.asked('p1')).toBeNull();
  expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
  expect([conditionsOf(game, 'A1'), conditionsOf(game, 'A2')]).toEqual([[], []]);
});

test('GA-75: the condition comes from GA-97 alone, who asks for no such card', () => {
  const game = setUp(['ga75-crew', 'ga97']);
  expect(game.state.pending).toMatchObject([{ topic: { kind: 'mayUse', card: 'upgrade:ga97' } }]);
});
