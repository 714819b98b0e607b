import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const start = (y: number) =>
  inStory('upgrade:000', {
    phase: 'engagement',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200] }],
    p2: [{ pilot: 'academypilot', at: [400, y] }],
  });

test('0-0-0: the enemy chooses: a stress token for it, or a calculate token for this ship', () => {
  const stressed = start(320).use('ship:B1').game;
  expect(stressed.offers('p2')).toEqual(['gain:stress', 'pass']);
  stressed.choose('p2', 'gain:stress');
  expect([stressed.tokens('A1'), stressed.tokens('B1')]).toEqual([{}, { stress: 1 }]);
  const calm = start(320).use('ship:B1').game.choose('p2', 'pass');
  expect([calm.tokens('A1'), calm.tokens('B1')]).toEqual([{ calculate: 1 }, {}]);
});

test('0-0-0: not at range 2', () => {
  expect(start(400).offered()).toEqual([]);
});
