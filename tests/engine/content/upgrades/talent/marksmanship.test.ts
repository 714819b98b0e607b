import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const ROLLS = 'hit hit blank / blank blank blank';

test('Marksmanship: in the bullseye one hit, and only one, becomes a crit', () => {
  const { game } = inDuel('upgrade:marksmanship', { rolls: ROLLS }).attack().use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank']);
});

test('Marksmanship: not beside the bullseye, not without a hit', () => {
  const beside = inDuel('upgrade:marksmanship', { rolls: ROLLS, defender: { at: [500, 500] } });
  expect(beside.attack().offered()).toEqual([]);
  const missed = inDuel('upgrade:marksmanship', { rolls: 'crit blank blank / blank blank blank' });
  expect(missed.attack().offered()).toEqual([]);
});
