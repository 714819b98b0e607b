import { describe, expect, test } from 'vitest';
import type { StandardArc } from '../../../../src/engine/core/vocabulary';
import { scenario } from '../../../support/scenario';

describe('Dorsal Turret', () => {
  const point = (turret: StandardArc, at: readonly [number, number]) =>
    scenario({
      phase: 'engagement',
      p1: [{ pilot: 'goldsquadronveteran', at: [457, 300], upgrades: ['dorsalturret'], turret }],
      p2: [{ pilot: 'academypilot', at }],
    });

  test('fires where its indicator points', () => {
    expect(point('left', [330, 300]).offers('p1')).toEqual(['target:ship:B1:upgrade:dorsalturret', 'pass']);
  });

  test('does not fire where it does not point', () => {
    expect(point('right', [330, 300]).offers('p1')).not.toContain('target:ship:B1:upgrade:dorsalturret');
  });

  test('reaches to range 2 only', () => {
    expect(point('left', [230, 300]).offers('p1')).toEqual(['target:ship:B1:upgrade:dorsalturret', 'pass']);
    expect(point('left', [200, 300]).offers('p1')).not.toContain('target:ship:B1:upgrade:dorsalturret');
  });

  test('brings the rotate action', () => {
    const game = scenario({
      p1: [{ pilot: 'goldsquadronveteran', at: [457, 300], upgrades: ['dorsalturret'], dial: '1FB' }],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });
    game.choose('p1', 'action:rotate:white', 'arc:rear');
    expect(game.ship('A1').turret).toBe('rear');
  });
});
