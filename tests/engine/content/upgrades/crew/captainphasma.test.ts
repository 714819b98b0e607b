import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

test('Captain Phasma: as the Engagement Phase ends, each unstressed enemy at range 0-1 gains a stress token', () => {
  const { game } = inStory('upgrade:captainphasma', {
    phase: 'engagement',
    p1: [
      { pilot: 'wedgeantilles', at: [400, 400], heading: 180 },
      { pilot: 'wedgeantilles', at: [340, 400], heading: 180 },
    ],
    p2: [
      { pilot: 'academypilot', at: [400, 500], heading: 0 },
      { pilot: 'academypilot', at: [460, 500], heading: 0, tokens: { stress: 1 } },
      { pilot: 'academypilot', at: [400, 650], heading: 0 },
    ],
  }).until();
  expect(['A2', 'B1', 'B2', 'B3'].map(game.tokens)).toEqual([{}, { stress: 1 }, { stress: 1 }, {}]);
});

test('Captain Phasma: not before it ends', () => {
  const { game } = inStory('upgrade:captainphasma', {
    phase: 'engagement',
    p1: [{ pilot: 'wedgeantilles', at: [400, 400] }],
    p2: [{ pilot: 'academypilot', at: [400, 500] }],
  });
  expect(game.tokens('B1')).toEqual({});
});
