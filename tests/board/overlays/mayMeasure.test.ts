import { expect, test } from 'vitest';
import { mayMeasure } from '../../../src/board/overlays/mayMeasure';
import type { Topic } from '../../../src/engine/core/decision';

const asked = (topic: Topic) => ({ topic });
const lock = asked({ kind: 'lock', ship: 'ship:A1' });
const attack = asked({ kind: 'chooseAttack', ship: 'ship:A1', bonus: false });
const dials = asked({ kind: 'setDials' });
const action = asked({ kind: 'chooseAction', ship: 'ship:A1', why: 'activation' });

test('with all help the ruler is always at hand, even between questions', () => {
  expect([dials, action, lock, null].map(decision => mayMeasure('assisted', decision))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('classic: when a lock or an attack is being chosen, not while dials are set or an action is', () => {
  expect([lock, attack].map(decision => mayMeasure('classic', decision))).toEqual([true, true]);
  expect([dials, action, null].map(decision => mayMeasure('classic', decision))).toEqual([false, false, false]);
});

test('plain: never before something is declared', () => {
  expect([lock, attack, dials, null].map(decision => mayMeasure('plain', decision))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
