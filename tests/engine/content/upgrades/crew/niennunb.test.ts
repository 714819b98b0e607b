import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flies = (dial: '3BW' | '2TW') =>
  inStory('upgrade:niennunb', {
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], dial }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction').game;

test('Nien Nunb: a white bank is flown as a blue one', () => {
  expect(flies('3BW').about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'blue' });
});

test('Nien Nunb: a turn is as hard as ever', () => {
  expect(flies('2TW').about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
});
