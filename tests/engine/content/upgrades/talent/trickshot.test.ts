import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const dice = (more: Parameters<typeof inDuel>[1]) =>
  rolled(inDuel('upgrade:trickshot', more).attack().until().game, 'attack');

test('Trick Shot: one more die past an obstacle', () => {
  expect(dice({ rocks: [{ is: 'coreasteroid1', at: [457, 400] }] })).toBe(4);
});
test('Trick Shot: not past a ship, nor in the open', () => {
  expect(dice({ third: { at: [457, 400] }, range: 3 })).toBe(3);
  expect(dice({})).toBe(3);
});
