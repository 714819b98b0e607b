import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../../support/conditions';

const story = {
  p1: [
    { pilot: 'nodincrew', upgrades: ['ga97'], at: [200, 100], where: 'hand' },
    { pilot: 'bluesquadronrookie', at: [400, 100], where: 'hand' },
  ],
  p2: [{ pilot: 'academypilot', at: [400, 800], where: 'hand' }],
} as const;

test('GA-97: for three to five charges another friend is held back in reserve', () => {
  const game = atSetup('before', { ...story, p1: [{ ...story.p1[0], pilot: 'zizitlo' }, story.p1[1]] });
  expect(game.offers('p1')).toEqual(['use:upgrade:ga97:ship:A2', 'pass']);
  game.choose('p1', 'use:upgrade:ga97:ship:A2');
  expect(game.offers('p1')).toEqual(['3 charges', '4 charges', '5 charges']);
  game.choose('p1', '4 charges');
  expect(game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:ga97')!.charges).toBe(1);
  expect(game.ship('A2').where).toBe('reserve');
});

test('GA-97: or not at all', () => {
  const game = atSetup('before', { ...story, p1: [{ ...story.p1[0], pilot: 'zizitlo' }, story.p1[1]] }).choose(
    'p1',
    'pass',
  );
  expect(conditionsOf(game, 'A2')).toEqual([]);
  expect(game.ship('A2').where).toBe('hand');
});
