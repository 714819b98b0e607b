import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:targetassistmgk300';
const engaged = (tokens: object, ys: readonly number[]) =>
  inStory(CARD, {
    phase: 'engagement',
    p1: [{ pilot: 'caridaacademycadet', at: [457, 200], tokens, turret: 'front' }],
    p2: ys.map((y, index) => ({ pilot: 'academypilot', at: [400 + index * 60, y], tokens: { disarm: 1 } })),
  })
    .until('chooseAttack')
    .game.ship('A1').tokens.calculate;

test('Target-Assist MGK-300: a calculate token for each enemy ahead at range 2-3, two at most', () => {
  expect([engaged({}, [400]), engaged({}, [400, 400, 400])]).toEqual([1, 2]);
});

test('Target-Assist MGK-300: not at range 1, not stressed, not beside a green token', () => {
  expect([engaged({}, [300]), engaged({ stress: 1 }, [400]), engaged({ focus: 1 }, [400])]).toEqual([0, 0, 0]);
});
