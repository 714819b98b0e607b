import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (dice: readonly ('hit' | 'crit' | 'focus' | 'blank')[], damage: readonly string[]) => {
  const { game } = inStory('upgrade:kuiil', {
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2FB', damage, tokens: { jam: 1, disarm: 1 } }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
    dice,
  }).until('chooseAction');
  return game;
};
const KEY = 'action:card:upgrade:kuiil:white';

test('Kuiil: a hit repairs a faceup Ship card, then a crit a facedown one, whichever fell first', () => {
  const game = acts(['crit', 'hit'], ['hullbreach', 'blindedpilot']).choose('p1', KEY);
  expect(game.damage('A1')).toEqual(['blindedpilot']);
});

test('Kuiil: of several the player says which; a pilot card is none of them', () => {
  const game = acts(['hit', 'focus', 'focus'], ['hullbreach', 'blindedpilot', 'fuelleak']).choose('p1', KEY);
  expect(game.offers('p1')).toHaveLength(2);
  game.choose('p1', game.offers('p1')[1]!);
  expect(game.damage('A1')).toEqual(['hullbreach', 'blindedpilot', '-fuelleak']);
});

test('Kuiil: a blank takes an orange token of choice; a focus lost to jam otherwise', () => {
  const game = acts(['blank'], ['-hullbreach']).choose('p1', KEY);
  expect(game.offers('p1')).toEqual(['lose:disarm', 'lose:jam']);
  expect(game.choose('p1', 'lose:jam').tokens('A1')).toEqual({ disarm: 1 });
});

test('Kuiil: not undamaged', () => {
  expect(acts([], []).offers('p1')).not.toContain(KEY);
});
