import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:deadtorights';
const ROLLS = 'hit hit blank / focus blank blank';
const story = {
  attacker: { pilot: 'cartelexecutioner' },
  defender: { tokens: { focus: 1, evade: 1 } },
  rolls: ROLLS,
} as const;

test('Dead to Rights: in the bullseye the defender modifies nothing with its green tokens', () => {
  const { game } = inDuel(CARD, story).attack();
  expect(game.events('diceChanged')).toEqual([]);
  expect(game.last('resultsNeutralized')!.attack).toEqual(['hit', 'hit']);
});

test('Dead to Rights: beside the bullseye it does', () => {
  const { game } = inDuel(CARD, { ...story, defender: { ...story.defender, at: [510, 500] } }).attack();
  expect(game.offers('p2')).toEqual(expect.arrayContaining(['mod:focus', 'mod:evade:blank']));
});

test('Dead to Rights: a reinforce token adds no evade there either', () => {
  const left = (at: readonly [number, number]) =>
    inDuel(CARD, { ...story, defender: { at, heading: 180, tokens: { reinforceFore: 1 } } })
      .attack()
      .until()
      .game.events('resultsNeutralized')[0]!.attack;
  expect([left([457, 500]), left([510, 500])]).toEqual([['hit', 'hit'], ['hit']]);
});
