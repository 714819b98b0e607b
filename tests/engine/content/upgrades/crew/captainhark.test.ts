import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flies = (dial: '4KR' | '2FB', tokens = {}) =>
  inStory('upgrade:captainhark', {
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], tokens, dial }],
    p2: [{ pilot: 'academypilot', at: [100, 860], heading: 90, dial: '2FB' }],
  });

test('Captain Hark: after a red maneuver a charge for a focus token', () => {
  const { game } = flies('4KR').use();
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['stress', 'focus']);
  expect(game.events('chargeSpent')).toHaveLength(1);
});

test('Captain Hark: not after another, nor focused', () => {
  expect(flies('2FB').offered()).toEqual([]);
  expect(flies('4KR', { focus: 1 }).offered()).toEqual([]);
});
