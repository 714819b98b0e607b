import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const flown = (dial: '2FB' | '3FW', stress: number) =>
  flying('upgrade:blacksquadronr4-tech', { pilot: 'bluesquadronescort', dial, tokens: { stress } });

test('Black Squadron R4: after a blue maneuver, a charge removes all stress that is left', () => {
  const { game } = flown('2FB', 3).use();
  expect(game.tokens('A1')).toEqual({});
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
test('Black Squadron R4: not after a white one, nor without stress left', () => {
  expect(flown('3FW', 2).offered()).toEqual([]);
  expect(flown('2FB', 1).offered()).toEqual([]);
});
