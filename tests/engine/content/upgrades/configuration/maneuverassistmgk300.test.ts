import { expect, test } from 'vitest';
import { acting, flying } from '../../../../support/flying';

const CARD = 'upgrade:maneuverassistmgk300';
const HEAVY = { pilot: 'caridaacademycadet' } as const;
const difficulty = (dial: '3FW' | '3BW' | '4FW' | '3TR' | '1BW') =>
  flying(CARD, { ...HEAVY, dial })
    .until('chooseAction')
    .game.about('A1', 'difficultyChecked')!.difficulty;

test('Maneuver-Assist MGK-300: the 3 straight and 3 banks are easier; a roll links to a red calculate', () => {
  expect([difficulty('3FW'), difficulty('3BW')]).toEqual(['blue', 'blue']);
  const { game } = acting(CARD, HEAVY, 'action:barrelRoll:white');
  expect(game.choose('p1', game.offers('p1')[0]!).offers('p1')).toEqual(['action:calculate:red', 'pass']);
});

test('Maneuver-Assist MGK-300: other speeds and turns are not', () => {
  expect([difficulty('4FW'), difficulty('1BW'), difficulty('3TR')]).toEqual(['white', 'white', 'red']);
});
