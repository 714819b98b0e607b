import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
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

test('Interloper Turn: before the turn of a SLAM as well, which it is not before a straight', () => {
  const slams = (maneuver: string) => {
    const told = inStory(CARD, {
      p1: [{ pilot: 'nusquadronpilot', at: [300, 300], dial: '2FB' }],
      p2: [{ pilot: 'academypilot', at: [800, 860], dial: '2TW', tokens: { stress: 1 } }],
      rocks: [{ is: 'coreasteroid1', at: [300, 530] }],
    });
    told.game.choose('p1', 'action:slam:white', `maneuver:${maneuver}`);
    return told.game.asked('p1') === 'mayUse' ? told.offered() : [];
  };
  expect(slams('2TW')).toHaveLength(1);
  expect(slams('2FB')).toEqual([]);
});
