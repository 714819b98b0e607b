import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (roll: 'hit' | 'crit', ship: object = {}) =>
  inStory('upgrade:r2d2-crew', {
    phase: 'end',
    dice: [roll],
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], shields: 0, damage: ['-fuelleak'], ...ship }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('R2-D2 (crew): recovers a shield, and a hit exposes a damage card', () => {
  const { game } = ends('hit').use();
  expect(game.about('A1', 'shieldRecovered')).toMatchObject({ shields: 1 });
  expect(game.last('damageExposed')).toMatchObject({ ship: 'ship:A1' });
});

test('R2-D2 (crew): any other face exposes nothing', () => {
  const { game } = ends('crit').use();
  expect(game.ship('A1').shields).toBe(1);
  expect(game.damage('A1')).toEqual(['-fuelleak']);
});

test('R2-D2 (crew): not undamaged, nor with a shield', () => {
  expect(ends('hit', { damage: [] }).offered()).toEqual([]);
  expect(ends('hit', { shields: 1 }).offered()).toEqual([]);
});
