import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const KANAN = 'pilot:kananjarrus-hwk290lightfreighter';
const beside = (third: object = {}) =>
  inDuel(KANAN, { on: 'enemy', third: { at: [657, 500], turret: 'left', heading: 0, ...third } }).attack();

test('Kanan Jarrus: a Force, and whoever attacks him rolls one die fewer', () => {
  const { game } = inDuel(KANAN, { on: 'defender' }).attack().use();
  expect(rolled(game, 'attack')).toBe(2);
  expect(game.ship('B1').force).toBe(0);
});

test('Kanan Jarrus: so for a ship in his turret arc, and an enemy too', () => {
  expect(rolled(beside().use().game, 'attack')).toBe(2);
  const told = inDuel(KANAN, { on: 'wingman', third: { at: [657, 500], turret: 'left' } }).attack();
  expect(rolled(told.use().game, 'attack')).toBe(2);
});

test('Kanan Jarrus: left alone all dice, and nothing for a ship outside his turret arc or without Force', () => {
  expect(rolled(beside().leave().game, 'attack')).toBe(3);
  expect(beside({ turret: 'front' }).offered()).toEqual([]);
  expect(beside({ force: 0 }).offered()).toEqual([]);
});
