import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:bornforthis';
const third = { pilot: 'jag-siegeofcoruscant', tokens: { focus: 1, evade: 1 } } as const;
const story = { on: 'enemy', third, rolls: 'hit hit hit / focus focus blank' } as const;

test('Born for This: a friend defending spends its focus, and it is strained', () => {
  const game = inDuel(CARD, story).attack().game.passUntil('modifyDice').choose('p2', 'mod:focus+ship:B2');
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'evade', 'blank']);
  expect(game.about('B2', 'tokenGained')).toMatchObject({ token: 'strain' });
});

test('Born for This: not while strained', () => {
  const strained = { ...third, tokens: { focus: 1, strain: 1 } };
  const { game } = inDuel(CARD, { ...story, third: strained, defender: { tokens: { focus: 1 } } }).attack();
  expect(game.passUntil('modifyDice').offers('p2')).toEqual(['mod:focus', 'pass']);
});
