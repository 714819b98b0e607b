import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:synchronizedhandling-tech';

test('Synchronized Handling: before engaging, the charge for a calculate token', () => {
  const { game } = inDuel(CARD).use();
  expect([game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([{ calculate: 1 }, 0]);
});
test.each([
  ['2BB', 1],
  ['3TW', 1],
  ['3LR', 1],
  ['2NB', 0],
  ['3FW', 0],
] as const)('Synchronized Handling: %s leaves %i charge', (dial, charges) => {
  const first = [{ do: 'loseCharge', ship: 'ship:A1', card: CARD } as const];
  const { game } = flying(CARD, { pilot: 'bluesquadronescort', at: [457, 400], dial }, { first }).until();
  expect(game.ship('A1').upgrades[0]!.charges).toBe(charges);
});
