import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:reckless-talent';
/** A card lets it perform one red. */
const performing = (action: 'boost' | 'barrelRoll', as: 'red' | 'white', dice: readonly ('hit' | 'focus')[]) => {
  const game = inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'wedgeantilles', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    dice,
    first: [{ do: 'offerAction', ship: 'ship:A1', why: 'card', only: [action], as, evenWhileStressed: false }],
  }).game;
  return game.choose('p1', `action:${action}:${as}`);
};

test('Reckless: a red boost by a turn; a hit is a second stress token', () => {
  const game = performing('boost', 'red', ['hit']).choose('p1', 'boost:1turnLeft');
  expect(game.ship('A1').pose.heading).toBe(270);
  expect(game.tokens('A1')).toEqual({ stress: 2 });
});
test('Reckless: a red barrel roll too; a focus does nothing', () => {
  const game = performing('barrelRoll', 'red', ['focus']);
  game.choose('p1', game.offers('p1').find(key => key.includes('1turnLeft'))!);
  expect(game.tokens('A1')).toEqual({ stress: 1 });
});
test('Reckless: no die for a usual template, no turn for a white one', () => {
  const game = performing('boost', 'red', ['hit']).choose('p1', 'boost:straight');
  expect(game.happened()).not.toContain('diceRolled');
  expect(
    performing('boost', 'white', [])
      .offers('p1')
      .some(key => key.includes('turn')),
  ).toBe(false);
});
