import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:gauntlet';
const hurt = (...damage: readonly string[]) =>
  flying(CARD, { pilot: 'previzsla', damage }, { phase: 'system', unwritten: ['pilot:previzsla'] });

test('Gauntlet: in the System Phase a charge repairs a faceup Ship card', () => {
  const told = hurt('fuelleak', 'stunnedpilot');
  expect(told.offered()).toHaveLength(1);
  const { game } = told.use();
  expect(game.damage('A1')).toEqual(['-fuelleak', 'stunnedpilot']);
  expect(game.ship('A1').upgrades.find(({ card }) => card === CARD)?.charges).toBe(1);
});

test('Gauntlet: neither Pilot cards nor facedown ones', () => {
  expect(hurt('stunnedpilot', '-fuelleak').offered()).toEqual([]);
});
