import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const defending = (rolls: string, stress = 0) =>
  inDuel('upgrade:threatsensors-tech', { on: 'defender', defender: { tokens: { stress } }, rolls }).attack();

test('Threat Sensors: one focus is rerolled', () => {
  const { game } = defending('hit hit hit / focus blank blank evade').use();
  game.pick('p2', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank', 'blank']);
});
test('Threat Sensors: not a blank, nor while stressed', () => {
  expect(defending('hit hit hit / evade blank blank').offered()).toEqual([]);
  expect(defending('hit hit hit / focus blank blank', 1).offered()).toEqual([]);
});
