import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:deadeyeshot';
const shot = (rolls: string, more: Parameters<typeof inDuel>[1] = {}) =>
  inDuel(CARD, { defender: { pilot: 'redsquadronveteran', damage: ['-structuraldamage'] }, rolls, ...more }).attack();

test('Deadeye Shot: a hit given up exposes a damage card', () => {
  const { game } = shot('hit blank blank / blank blank').use('hit');
  expect(game.damage('B1')).toEqual(['structuraldamage']);
  expect(game.last('resultsNeutralized')?.attack ?? []).toEqual([]);
});
test('Deadeye Shot: or a crit becomes a hit', () => {
  const { game } = shot('crit blank blank / blank blank').use('crit');
  expect(game.damage('B1')).toEqual(['structuraldamage']);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'blank', 'blank']);
});
test('Deadeye Shot: one of the two an attack', () => {
  const told = shot('hit crit blank / blank blank', {
    defender: { pilot: 'redsquadronveteran', damage: ['-structuraldamage', '-structuraldamage'] },
  });
  expect(told.offered()).toHaveLength(2);
  expect(told.use('hit').offered()).toEqual([]);
});
test('Deadeye Shot: not with nothing to expose, not beside the bullseye', () => {
  expect(shot('hit blank blank / blank blank', { defender: { pilot: 'redsquadronveteran' } }).offered()).toEqual([]);
  const beside = { pilot: 'redsquadronveteran', damage: ['-structuraldamage'], at: [510, 500] } as const;
  expect(shot('hit blank blank / blank blank', { defender: beside }).offered()).toEqual([]);
});
