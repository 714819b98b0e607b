import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { conditionsOf } from '../../../../support/conditions';

const ROLLS = 'blank blank blank / evade evade evade';

test('Captain Rex: whoever he has attacked is under suppressive fire, and nobody is asked', () => {
  const { game } = inDuel('pilot:captainrex', { rolls: ROLLS }).attack().until();
  expect(game.last('conditionAssigned')).toMatchObject({ ship: 'ship:B1', condition: 'condition:suppressivefire' });
});

test('Captain Rex: only one ship at a time, the last', () => {
  const from = { is: 'suppressivefire', from: 'A1', by: 'pilot:captainrex' };
  const { game } = inDuel('pilot:captainrex', {
    rolls: ROLLS,
    enemies: [{ pilot: 'academypilot', at: [700, 700], conditions: [from] }],
  })
    .attack()
    .until();
  expect(game.last('conditionLost')).toMatchObject({ ship: 'ship:B2' });
  expect(conditionsOf(game, 'B2')).toEqual([]);
});

test('Captain Rex: not when he is the one attacked', () => {
  const { game } = inDuel('pilot:captainrex', { on: 'defender', rolls: ROLLS }).attack();
  expect(game.events('conditionAssigned')).toEqual([]);
});
