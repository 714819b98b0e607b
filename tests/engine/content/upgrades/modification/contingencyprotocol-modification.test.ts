import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:contingencyprotocol-modification';
/** A1 falls; A2 stands so far behind it, stressed. */
const fallen = (upgrades: readonly string[], y: number) =>
  inStory(CARD, {
    phase: 'engagement',
    first: [{ do: 'destroyShip', ship: 'ship:A1' }],
    p1: [
      { pilot: 'academypilot', at: [457, 500] },
      { pilot: 'academypilot', at: [457, y], upgrades, tokens: { stress: 1 } },
    ],
    p2: [{ pilot: 'bluesquadronescort', at: [800, 800] }],
  });

test('Contingency Protocol: another friend with it acts, even stressed', () => {
  const { game } = fallen(['contingencyprotocol-modification'], 250).use('focus:white');
  expect(game.about('A2', 'actionPerformed')).toMatchObject({ action: 'focus', color: 'white' });
});
test('Contingency Protocol: not one without it, nor one beyond range 3', () => {
  expect(fallen([], 250).offered()).toEqual([]);
  expect(fallen(['contingencyprotocol-modification'], 100).offered()).toEqual([]);
});
