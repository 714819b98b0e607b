import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../support/conditions';

const p2 = [{ pilot: 'academypilot', at: [400, 800] }] as const;

test('Naboo Handmaiden: after setup a friend with another pilot is decoyed', () => {
  const game = atSetup('after', {
    p1: [
      { pilot: 'naboohandmaiden', at: [200, 100] },
      { pilot: 'ricolie', at: [400, 100] },
    ],
    p2,
  });
  expect(conditionsOf(game, 'A2')).toEqual(['decoyed']);
});

test('Naboo Handmaiden: never another handmaiden', () => {
  const game = atSetup('after', {
    p1: [
      { pilot: 'naboohandmaiden', at: [200, 100] },
      { pilot: 'naboohandmaiden', at: [400, 100] },
    ],
    p2,
  });
  expect(game.events('conditionAssigned')).toEqual([]);
});
