import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { acting } from '../../../../support/flying';

const CARD = 'upgrade:composure';
/** Its boost fails against an asteroid. */
const failed = (tokens: Record<string, number> = {}) => {
  const told = acting(CARD, { pilot: 'jakefarrell', tokens }, 'action:boost:white', {
    rocks: [{ is: 'coreasteroid1', at: [457, 490] }],
  });
  told.game.choose('p1', 'boost:straight:fail');
  return told;
};

test('Composure: after a failed action a focus', () => {
  const { game } = failed().use();
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['focus']);
  expect(game.events('actionPerformed').map(({ action }) => action)).toEqual(['focus']);
});
const granted = (only: readonly ('boost' | 'barrelRoll')[]) =>
  ({ do: 'offerAction', ship: 'ship:A1', why: 'card', only, as: null, evenWhileStressed: false }) as const;
const twice = () => {
  const told = inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'jakefarrell', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    rocks: [{ is: 'coreasteroid1', at: [457, 370] }],
    first: [granted(['boost']), granted(['barrelRoll'])],
  });
  told.game.choose('p1', 'action:boost:white').choose('p1', 'boost:straight:fail');
  return told;
};
test('Composure: no other action in the round', () => {
  expect(twice().use().game.state.pending).toEqual([]);
  expect(twice().leave().game.offers('p1')).toContain('action:barrelRoll:white');
});
test('Composure: not with a green token, nor after an action that did not fail', () => {
  expect(failed({ evade: 1 }).offered()).toEqual([]);
  expect(acting(CARD, { pilot: 'wedgeantilles' }, 'action:focus:white').offered()).toEqual([]);
});
