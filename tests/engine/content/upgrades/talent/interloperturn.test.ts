import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:interloperturn';
const told = (dial: '2TR' | '1TR' | '3TW' | '2FB' | '2KR', y = 390) =>
  flying(
    CARD,
    { pilot: 'deltasquadronpilot', dial: dial as '2FB' },
    { rocks: [{ is: 'coreasteroid1', at: [457, y] }] },
  );

test('Interloper Turn: a tractor token before a tight turn beside an asteroid', () => {
  const { game } = told('2TR').use();
  expect(game.tokens('A1').tractor).toBe(1);
  expect(game.happened()).not.toContain('maneuverExecuted');
});
test('Interloper Turn: not before a faster turn or a straight, not far from it', () => {
  expect(told('3TW').offered()).toEqual([]);
  expect(told('2FB').offered()).toEqual([]);
  expect(told('2TR', 560).offered()).toEqual([]);
});
