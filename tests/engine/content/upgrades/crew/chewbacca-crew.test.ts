import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (tokens: object, damage: readonly string[] = ['structuraldamage']) =>
  inStory('upgrade:chewbacca-crew', {
    phase: 'end',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], damage, tokens }],
    p2: [{ pilot: 'academypilot', at: [400, 800] }],
  });

test('Chewbacca (scum crew): a focus token repairs a faceup damage card as the End Phase starts', () => {
  const { game } = ends({ focus: 1 }).use();
  expect(game.damage('A1')).toEqual(['-structuraldamage']);
  expect(game.events('tokenRemoved')).toMatchObject([{ token: 'focus', spent: true }]);
});

test('Chewbacca (scum crew): not without a focus token, nor without a faceup card', () => {
  expect(ends({ evade: 1 }).offered()).toEqual([]);
  expect(ends({ focus: 1 }, ['-fuelleak']).offered()).toEqual([]);
});
