import { expect, test } from 'vitest';
import { inStory } from '../../../support/card';

const CARD = 'shipAbility:formedup';
const end = (wingman: string, at: readonly [number, number]) =>
  inStory(CARD, {
    phase: 'end',
    p1: [
      { pilot: 'majormianda-battleoverendor', at: [457, 300], tokens: { stress: 1 } },
      { pilot: wingman, at },
    ],
    p2: [{ pilot: 'academypilot', at: [100, 880] }],
  });

test('Formed Up: beside another TIE/ln a stress token goes at the end of the End Phase', () => {
  expect(end('academypilot', [520, 300]).use().game.events('tokenRemoved')).toMatchObject([{ token: 'stress' }]);
});

test('Formed Up: not beside another kind of ship, not at range 2', () => {
  expect(end('soontirfel', [520, 300]).offered()).toEqual([]);
  expect(end('academypilot', [660, 300]).offered()).toEqual([]);
});
