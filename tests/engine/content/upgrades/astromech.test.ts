import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

describe('R2 Astromech', () => {
  const reveal = (shields: number) =>
    scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100], upgrades: ['r2astromech'], shields, dial: '2FB' }],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });

  test('trades a charge and a disarm token for a shield, after the dial is revealed and before the move', () => {
    const game = reveal(0);
    expect(game.asked('p1')).toBe('mayUse');
    expect(game.ship('A1').pose.y).toBe(100);
    game.choose('p1', 'use:upgrade:r2astromech');
    expect(game.ship('A1').shields).toBe(1);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
  });

  test('may be declined', () => {
    const game = reveal(0);
    game.choose('p1', 'pass');
    expect(game.ship('A1').shields).toBe(0);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
  });

  test('is not offered with all shields up', () => {
    expect(reveal(2).asked('p1')).toBe('chooseAction');
  });
});
