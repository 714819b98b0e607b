import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:virago';
const VIPER = { pilot: 'blacksunenforcer' } as const;

test('Virago: in the End Phase, a charge is a red boost', () => {
  const told = flying(CARD, VIPER, { phase: 'end' });
  expect(told.offered()).toEqual(['action:boost:red']);
  told.use();
  told.game.choose('p1', 'boost:straight');
  const { upgrades, tokens, pose } = told.game.ship('A1');
  expect([upgrades.find(({ card }) => card === CARD)?.charges, tokens.stress, pose.y > 300]).toEqual([1, 1, true]);
});

test('Virago: let be, it keeps its charge', () => {
  const { game } = flying(CARD, VIPER, { phase: 'end' }).leave();
  expect(game.ship('A1').upgrades.find(({ card }) => card === CARD)?.charges).toBe(2);
});

test('Virago: not while stressed', () => {
  expect(flying(CARD, { ...VIPER, tokens: { stress: 1 } }, { phase: 'end' }).offered()).toEqual([]);
});
