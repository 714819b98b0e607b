import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (roll: 'hit' | 'crit', shields = 0) =>
  inStory('upgrade:r2d2-epic', {
    phase: 'engagement',
    dice: [roll],
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], shields }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('R2-D2 (standard loadout): undamaged too, recovers a shield; a hit deals a facedown card', () => {
  const { game } = ends('hit').use();
  expect(game.ship('A1').shields).toBe(1);
  expect(game.ship('A1').damage).toHaveLength(1);
});

test('R2-D2 (standard loadout): any other face deals none; and not while shielded', () => {
  expect(ends('crit').use().game.ship('A1').damage).toEqual([]);
  expect(ends('hit', 1).offered()).toEqual([]);
});
