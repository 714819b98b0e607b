import { expect, test } from 'vitest';
import { inStep } from '../../../../../src/engine/rules/steps';
import { inStory } from '../../../../support/card';
import { drive } from '../../../../support/scenario';

const CARD = 'upgrade:feedbackemitter-illicit';
const told = (ship: `ship:${string}`, object: `ship:${string}`) =>
  inStory(CARD, {
    alone: true,
    p1: [{ pilot: '4lom', at: [400, 100] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [inStep('test', null, [{ do: 'acquireLock', ship, object }])],
  }).game;

test('Feedback Emitter: what locks it is jammed for the charge, which stays spent', () => {
  const game = told('ship:B1', 'ship:A1').choose('p1', `use:${CARD}`);
  expect(game.ship('B1').locks).toEqual([]);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  const again = drive(game.state, [{ do: 'recoverCharge', ship: 'ship:A1', card: CARD }]);
  expect(again.ship('A1').upgrades[0]!.charges).toBe(0);
});
test('Feedback Emitter: left, the lock stays; not for a lock of its own', () => {
  expect(told('ship:B1', 'ship:A1').choose('p1', 'pass').ship('B1').locks).toEqual(['ship:A1']);
  expect(told('ship:A1', 'ship:B1').asked('p1')).toBe(null);
});
