import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (turret: 'front' | 'left', range: 2 | 3 = 2) =>
  inDuel('pilot:sabinewren-lancerclasspursuitcraft', {
    on: 'defender',
    range,
    defender: { turret },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();

test('Sabine Wren adds a focus to her defense if the attacker is in her turret arc', () => {
  expect(shot('front').use().game.last('diceAdded')!.faces).toEqual(['focus']);
});

test('Sabine Wren: not outside it, not at range 3', () => {
  expect(shot('left').offered()).toEqual([]);
  expect(shot('front', 3).offered()).toEqual([]);
});
