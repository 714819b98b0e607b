import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:persistenttracker-talent';
const told = (lost: number) =>
  inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'wedgeantilles', at: [400, 300], tokens: { stress: 1 }, dial: '4KR' }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
    first: Array.from({ length: lost }, () => ({ do: 'loseCharge', ship: 'ship:A1', card: CARD }) as const),
  });

test('Persistent Tracker: three charges, and stress stops neither a red maneuver nor an action', () => {
  const { game } = told(0).use();
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  game.passUntil('chooseAction').choose('p2', 'pass').passUntil('chooseAction');
  expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '4KR' });
  expect(game.asked('p1')).toBe('chooseAction');
});
test('Persistent Tracker: not with one charge less, which still is a charge', () => {
  expect(told(1).offered()).toEqual([]);
  const { game } = told(1);
  game.passUntil('chooseAction').choose('p2', 'pass').passUntil('setDials');
  expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ kind: 'stress' });
});
