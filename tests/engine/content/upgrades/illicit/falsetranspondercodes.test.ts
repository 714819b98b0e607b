import { expect, test } from 'vitest';
import { inStep } from '../../../../../src/engine/rules/steps';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:falsetranspondercodes';
const told = (ship: `ship:${string}` | 'token:1', object: `ship:${string}` | 'rock:1', charges = 1) =>
  inStory(CARD, {
    alone: true,
    p1: [{ pilot: '4lom', at: [400, 100] }],
    p2: [{ pilot: 'academypilot', at: [800, 800], tokens: { focus: 1 } }],
    rocks: [{ is: 'coreasteroid1', at: [400, 250] }],
    devices: [{ is: 'drk1probedroid', at: [300, 600], owner: 'p2' }],
    first: [
      ...(charges ? [] : [{ do: 'loseCharge', ship: 'ship:A1', card: CARD } as const]),
      inStep('test', null, [{ do: 'acquireLock', ship, object }]),
    ],
  }).game;
const chargeOf = (game: ReturnType<typeof told>) => game.ship('A1').upgrades[0]!.charges;

test('False Transponder Codes: what it locks is jammed at any range, and loses a token', () => {
  const game = told('ship:A1', 'ship:B1');
  expect(game.tokens('B1')).toEqual({});
  expect(chargeOf(game)).toBe(0);
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});
test('False Transponder Codes: what locks it is jammed, and loses the lock or the token', () => {
  const game = told('ship:B1', 'ship:A1');
  expect(game.asked('p1')).toBe('jamLoss');
  game.choose('p1', 'lock:ship:A1');
  expect(game.ship('B1').locks).toEqual([]);
  expect(chargeOf(game)).toBe(0);
});
test('False Transponder Codes: the charge goes for an obstacle or a remote too, which cannot be jammed', () => {
  expect(chargeOf(told('ship:A1', 'rock:1'))).toBe(0);
  expect(chargeOf(told('token:1', 'ship:A1'))).toBe(0);
});
test('False Transponder Codes: nothing without the charge, nothing for a lock between others', () => {
  expect(told('ship:A1', 'ship:B1', 0).tokens('B1')).toEqual({ focus: 1 });
  expect(chargeOf(told('token:1', 'rock:1'))).toBe(1);
});
