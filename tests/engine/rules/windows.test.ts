import { expect, test } from 'vitest';
import { isUnheeded, windowOf } from '../../../src/engine/rules/windows';
import { engine } from '../../support/engine';
import { positionOf } from '../../support/scenario';

const { rules } = engine;

const duel = (pilot: string) => ({
  rules,
  state: positionOf({ p1: [{ pilot, at: [0, 0] }], p2: [{ pilot: 'academypilot', at: [0, 300] }] }),
});

test('news for which a card waits is heeded: Joph Seastriker evades once he has lost a shield', () => {
  expect(isUnheeded(duel('jophseastriker'), 'shieldLost')).toBe(false);
});

test('the same news is not, where no card in the game waits for it', () => {
  expect(isUnheeded(duel('redsquadronveteran'), 'shieldLost')).toBe(true);
});

test('what is no moment of the rules opens no window', () => {
  expect(windowOf({ type: 'roundStarted', round: 2 })).toBeNull();
  expect(windowOf({ type: 'shipFled', ship: 'ship:A1', from: { x: 0, y: 0, heading: 0 } })?.at).toBe('after:flee');
});
