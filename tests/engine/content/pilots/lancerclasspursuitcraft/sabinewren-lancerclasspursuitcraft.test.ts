import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

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

const commandos = (turret: 'front' | 'left') => {
  const told = inStory(
    'pilot:sabinewren-lancerclasspursuitcraft',
    {
      phase: 'engagement',
      p1: [{ pilot: 'academypilot', at: [100, 100] }],
      p2: [{ pilot: 'academypilot', at: [457, 430], heading: 180, turret }],
      devices: [{ is: 'imperialsupercommandos', at: [457, 280], charges: 2 }],
      dice: ['hit', 'hit', 'blank', 'blank'],
    },
    'B1',
  );
  told.game.passUntil('chooseAttack');
  while (told.game.state.pending[0]!.player !== 'p1') told.game.choose('p2', 'pass').passUntil('chooseAttack');
  told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('target:'))!);
  return told;
};

test('Sabine Wren: commandos that attack her from there are an attacker, too', () => {
  expect(commandos('front').use().game.last('diceAdded')!.faces).toEqual(['focus']);
  expect(commandos('left').offered()).toEqual([]);
});
