import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

/** A1 attacks B1 from range 2; A2 carries the card. */
const dice = (at: readonly [number, number], on: 'wingman' | 'enemy' = 'wingman') =>
  rolled(
    inDuel('upgrade:intimidation', { on, third: { at }, rolls: 'hit blank blank / blank blank blank' }).attack().until()
      .game,
    'defense',
  );

test('Intimidation: an enemy at range 0 rolls a die fewer', () => expect(dice([457, 540])).toBe(2));
test('Intimidation: not at range 1', () => expect(dice([457, 560])).toBe(3));
test('Intimidation: not a friend', () => expect(dice([457, 540], 'enemy')).toBe(3));
