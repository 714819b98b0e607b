import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

test('Kylo Ren: after defending, a Force assigns the dark side to the attacker', () => {
  const { game } = inDuel('pilot:kyloren', { on: 'defender', defender: { force: 2 } })
    .attack()
    .use();
  expect(game.last('forceSpent')).toMatchObject({ ship: 'ship:B1', count: 1 });
  expect(game.last('conditionAssigned')).toMatchObject({ ship: 'ship:A1', from: 'ship:B1' });
  // He picks the card, from the attacker's deck.
  expect(game.offers('p2')).toContain('damage:stunnedpilot');
});

test('Kylo Ren: not without Force', () => {
  expect(
    inDuel('pilot:kyloren', { on: 'defender', defender: { force: 0 } })
      .attack()
      .offered(),
  ).toEqual([]);
});
