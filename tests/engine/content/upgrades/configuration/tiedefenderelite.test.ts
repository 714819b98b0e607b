import { expect, test } from 'vitest';
import { profileOf } from '../../../../../src/engine/look/ships';
import { engine } from '../../../../support/engine';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:tiedefenderelite';
const difficulty = (dial: '2TR' | '3TW' | '4KW' | '2BW') =>
  flying(CARD, { pilot: 'onyxsquadronace', at: [457, 450], dial })
    .until('chooseAction')
    .game.about('A1', 'difficultyChecked')!.difficulty;

test('TIE Defender Elite: turns are easier, Koiogran turns harder', () => {
  expect([difficulty('2TR'), difficulty('3TW'), difficulty('4KW')]).toEqual(['white', 'blue', 'red']);
});

test('TIE Defender Elite: banks are as printed, and Full Throttle is gone', () => {
  expect(difficulty('2BW')).toBe('white');
  const { game } = flying(CARD, { pilot: 'onyxsquadronace', dial: '3FB' }).until('chooseAction');
  expect(game.events('actionPerformed')).toEqual([]);
  expect(profileOf({ state: game.state, rules: engine.rules }, game.ship('A1')).shipAbility).toBe(
    'Advanced Fire Control',
  );
  expect(game.happened().filter(type => type === 'abilityUsed')).toEqual([]);
});
