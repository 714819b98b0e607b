import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:aceinthehole-talent';

test('Ace in the Hole: a charge and a jam token for a barrel roll', () => {
  const { game } = inDuel(CARD, { attacker: { tokens: { evade: 1 } } }).use();
  expect(game.tokens('A1')).toEqual({});
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
  game.choose('p1', 'roll:left:middle');
  expect(game.last('actionPerformed')).toMatchObject({ action: 'barrelRoll' });
});
test('Ace in the Hole: not stressed, and nothing is paid where it is left', () => {
  expect(inDuel(CARD, { attacker: { tokens: { stress: 1 } } }).offered()).toEqual([]);
  const { game } = inDuel(CARD).leave();
  expect(game.tokens('A1')).toEqual({});
  expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
});
