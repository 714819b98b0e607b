import { expect, test } from 'vitest';
import { heededMoment, isUnheeded } from '../../../src/engine/rules/windows';
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

test('what is heeded opens a window, what is not or is no moment of the rules opens none', () => {
  const lost = { type: 'shieldLost', ship: 'ship:A1', left: 1 } as const;
  expect(heededMoment(duel('jophseastriker'), lost)).toEqual({ at: 'after:shieldLost', ship: 'ship:A1' });
  expect(heededMoment(duel('redsquadronveteran'), lost)).toBeNull();
  expect(heededMoment(duel('jophseastriker'), { type: 'roundStarted', round: 2 })).toBeNull();
});
