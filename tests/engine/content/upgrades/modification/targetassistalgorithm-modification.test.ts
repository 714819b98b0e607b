import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Story } from '../../../../support/scenario';

/** A1 before an enemy 300 away, or one behind it. */
const engaging = (y: number, more: Partial<Story> = {}, tokens = {}) =>
  inStory('upgrade:targetassistalgorithm-modification', {
    phase: 'engagement',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 400], tokens }],
    p2: [{ pilot: 'academypilot', at: [457, y], heading: 0 }],
    ...more,
  })
    .until('chooseAttack')
    .game.tokens('A1');

test('Target-Assist Algorithm: an enemy in the front arc brings a calculate token', () => {
  expect(engaging(700)).toEqual({ calculate: 1 });
});
test('Target-Assist Algorithm: so does a mine of the enemy’s', () => {
  expect(engaging(60, { devices: [{ is: 'proximitymine', at: [457, 550], owner: 'p2' }] })).toEqual({ calculate: 1 });
});
test('Target-Assist Algorithm: a chaff cloud of the enemy’s is a device too, cargo is nobody’s', () => {
  const lies = (is: string) => ({ devices: [{ is, at: [457, 550], owner: 'p2' }] }) as const;
  expect(engaging(60, lies('electrochaffcloud'))).toEqual({ calculate: 1 });
  expect(engaging(60, lies('loosecargo'))).toEqual({});
});
test('Target-Assist Algorithm: not one behind, nor its own mine, nor with a green token', () => {
  expect(engaging(60)).toEqual({});
  expect(engaging(60, { devices: [{ is: 'proximitymine', at: [457, 550], owner: 'p1' }] })).toEqual({});
  expect(engaging(700, {}, { evade: 1 })).toEqual({ evade: 1 });
});
