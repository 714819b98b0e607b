import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

import { blockOf } from '../../../support/duel';

const CARD = 'shipAbility:restoredspeedster';
const block = (disarm: number, x = 457) =>
  blockOf(
    inDuel(CARD, {
      attacker: { pilot: 'themandalorian-armedanddangerous', tokens: { disarm } },
      defender: { at: [x, 500] },
    }).game,
    'A1',
    'B1',
    'primary:0',
  );

test('Restored Speedster: with one disarm token it attacks what is in the bullseye', () => {
  expect(block(1)).toBeNull();
});

test('Restored Speedster: not with two, not beside the bullseye', () => {
  expect([block(2), block(1, 520)]).toEqual([{ kind: 'disarmed' }, { kind: 'disarmed' }]);
});
