import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (weapon: string) =>
  inDuel('upgrade:heavylasercannon', { range: 2, rolls: 'crit crit hit blank / blank blank blank' })
    .attack(`target:ship:B1:${weapon}`)
    .until().game;

test('Heavy Laser Cannon: all crits are hits, once attack dice are modified', () => {
  expect(shot('upgrade:heavylasercannon').last('resultsNeutralized')!.attack).toEqual(['hit', 'hit', 'hit']);
});

test('Heavy Laser Cannon: not in a primary attack', () => {
  expect(shot('primary:0').last('resultsNeutralized')!.attack).toContain('crit');
});
