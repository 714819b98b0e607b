import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';

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

test('Concordia Faceoff: a commando team has a front arc too', () => {
  const { game } = inStory(CARD, {
    phase: 'engagement',
    p1: [{ pilot: 'bluesquadronescort', at: [60, 860] }],
    p2: [{ pilot: 'skullsquadronpilot', at: [457, 430], heading: 180 }],
    devices: [{ is: 'clanwrencommandos', at: [457, 300] }],
    dice: ['hit', 'hit', 'blank', 'blank', 'blank'],
  });
  while (!game.offers('p1').includes('target:ship:B1:primary:0'))
    game.choose(game.state.pending[0]!.player, game.state.pending[0]!.options.at(-1)!.key);
  game.choose('p1', 'target:ship:B1:primary:0');
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
});
