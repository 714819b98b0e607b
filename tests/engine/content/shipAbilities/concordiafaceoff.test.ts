import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:concordiafaceoff';
const story = {
  defender: { pilot: 'skullsquadronpilot' },
  rolls: 'hit hit blank blank / blank blank blank',
  on: 'defender',
} as const;

test('Concordia Faceoff: at attack range 1 in its front arc, one blank is an evade without a question', () => {
  const { game } = inDuel(CARD, { ...story, range: 1 }).attack();
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
});

test('Concordia Faceoff: not at range 2', () => {
  expect(
    inDuel(CARD, { ...story, range: 2 })
      .attack()
      .game.events('diceChanged'),
  ).toEqual([]);
});
