import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

/** B1 shoots A2, which has one hull left. */
const fallen = (relay: readonly string[]) => {
  const told = inStory('upgrade:tx25-tacticalrelay', {
    phase: 'engagement',
    dice: ['hit', 'hit', 'hit', 'blank', 'blank'],
    p1: [
      { pilot: 'separatistbomber', at: [400, 200] },
      { pilot: 'separatistbomber', at: [500, 250], heading: 90, damage: Array(4).fill('-fuelleak'), upgrades: relay },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [500, 400], heading: 180 }],
  });
  told.game.choose('p2', 'target:ship:A2:primary:0');
  return told;
};

test('TX-25: the tactical relay of a friend that falls becomes its own', () => {
  const { game } = fallen(['k2b4']).use();
  expect(game.ship('A1').upgrades.map(({ card }) => card)).toContain('upgrade:k2b4');
});

test('TX-25: nothing else does', () => {
  expect(fallen(['landingstruts']).offered()).toEqual([]);
});
