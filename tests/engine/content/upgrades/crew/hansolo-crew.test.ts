import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const acts = (action: string, ...at: readonly (readonly [number, number])[]) =>
  acting(
    { pilot: 'outerrimsmuggler', upgrades: ['hansolo-crew'], at: [400, 400] },
    {
      p2: at.map(place => ({ pilot: 'academypilot', at: place })),
    },
  )
    .choose('p1', action)
    .tokens('A1');
const evades = (...at: readonly (readonly [number, number])[]) => acts('action:evade:red', ...at);

test('Han Solo (Resistance crew): an evade token more for each enemy at range 0-1', () => {
  expect(evades([400, 520], [520, 400])).toEqual({ evade: 3, stress: 1 });
});

test('Han Solo (Resistance crew): none for an enemy at range 2, nor for another action', () => {
  expect(acts('action:focus:white', [400, 520])).toEqual({ focus: 1 });
  expect(evades([400, 600])).toEqual({ evade: 1, stress: 1 });
});
