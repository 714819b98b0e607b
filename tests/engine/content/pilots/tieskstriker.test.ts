import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { rolled } from '../../../support/duel';
import { flying } from '../../../support/flying';

const countdown = (stress: number, rolls = 'hit crit hit / blank blank blank') =>
  inDuel('pilot:countdown', { on: 'defender', defender: { tokens: { stress } }, rolls }).attack();
test('“Countdown”: a hit and a stress token cancel all dice', () => {
  const { game } = countdown(0).use().until();
  expect(game.events('damageSuffered').map(({ damage }) => damage)).toEqual(['hit']);
  expect(game.tokens('B1')).toEqual({ stress: 1 });
});
test('“Countdown”: not while stressed, nor if nothing is left', () => {
  expect(countdown(1).offered()).toEqual([]);
  expect(countdown(0, 'hit blank blank / evade blank blank').offered()).toEqual([]);
});

const sabacc = (damage: readonly string[], range: 0 | 2 = 2) =>
  inDuel('pilot:puresabacc', { range, attacker: { damage } }).attack();
test('“Pure Sabacc”: one more die with one damage card, if it likes', () => {
  expect(rolled(sabacc(['-fuelleak']).use().game, 'attack')).toBe(4);
  expect(rolled(sabacc([]).leave().game, 'attack')).toBe(3);
});
test('“Pure Sabacc”: not with two, nor at range 0', () => {
  expect(sabacc(['-fuelleak', '-fuelleak']).offered()).toEqual([]);
  expect(sabacc([], 0).offered()).toEqual([]);
});

const duchess = (stress: number, pilot = 'duchess') =>
  flying(`pilot:${pilot}`, { pilot, tokens: { stress } }).until('boost').game;
test('“Duchess”: her ailerons may be left, and used while stressed', () => {
  expect(duchess(0).offers('p1')).toContain('pass');
  expect(duchess(1).asked('p1')).toBe('boost');
  expect(duchess(0, 'puresabacc').offers('p1')).not.toContain('pass');
  expect(duchess(1, 'puresabacc').asked('p1')).not.toBe('boost');
});

const vagabond = (upgrades: readonly string[]) => {
  const told = flying('pilot:vagabond', { pilot: 'vagabond', upgrades }).until('boost');
  told.game.choose('p1', 'boost:straight');
  return told;
};
test('“Vagabond”: having moved by its ailerons it drops a device', () => {
  const { game } = vagabond(['protonbombs']).use();
  expect(game.events('devicePlaced')).toMatchObject([{ how: 'drop' }]);
});
test('“Vagabond”: none that is not there, and not after a boost action', () => {
  expect(vagabond([]).offered()).toEqual([]);
  const told = vagabond(['protonbombs']).leave().until('chooseAction');
  expect(told.offered()).toEqual([]);
});
