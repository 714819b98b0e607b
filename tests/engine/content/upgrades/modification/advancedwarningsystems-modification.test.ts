import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:advancedwarningsystems-modification';
const attacked = (at: readonly [number, number], locks: readonly string[]) =>
  inDuel(CARD, { on: 'defender', enemies: [{ pilot: 'academypilot', at, locks }] }).attack();

test('Advanced Warning Systems: a friend at range 2 has the attacker locked: a red evade before the dice', () => {
  const { game } = attacked([620, 500], ['A1']).use();
  expect(game.tokens('B1')).toEqual({ evade: 1, stress: 1 });
  const told = game.happened();
  expect(told.indexOf('actionPerformed')).toBeLessThan(told.indexOf('diceRolled'));
});
test('Advanced Warning Systems: its own lock counts', () => {
  expect(
    inDuel(CARD, { on: 'defender', defender: { locks: ['A1'] } })
      .attack()
      .offered(),
  ).toHaveLength(1);
});
test('Advanced Warning Systems: not a friend at range 3, nor one without that lock', () => {
  expect(attacked([740, 500], ['A1']).offered()).toEqual([]);
  expect(attacked([620, 500], []).offered()).toEqual([]);
});
