import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

describe('Iden Versio', () => {
  const shoot = (wingmate: { pilot: string; at: readonly [number, number] }, charges = 1) => {
    const game = scenario({
      phase: 'engagement',
      p1: [{ pilot: 'lukeskywalker', at: [457, 100], force: 0 }],
      p2: [
        { ...wingmate, heading: 180 },
        { pilot: 'idenversio', at: [457, 420], charges },
      ],
      dice: ['hit', 'crit', 'blank', 'blank', 'blank', 'blank'],
    });
    game.choose('p1', 'target:ship:B1:primary:0');
    return game;
  };

  test('spends her charge to prevent all the damage of an attack on a TIE/ln at range 1', () => {
    const game = shoot({ pilot: 'academypilot', at: [457, 330] });
    expect(game.asked('p2')).toBe('mayUse');
    game.choose('p2', 'use:pilot:idenversio');
    expect(game.damage('B1')).toEqual([]);
    expect(game.ship('B2').charges).toBe(0);
    expect(game.last('damagePrevented')).toMatchObject({ hits: 1, crits: 1 });
  });

  test('may let it through', () => {
    const game = shoot({ pilot: 'academypilot', at: [457, 330] });
    game.choose('p2', 'pass');
    expect(game.damage('B1')).toHaveLength(2);
    expect(game.ship('B2').charges).toBe(1);
  });

  test('cannot help a ship of another type', () => {
    expect(shoot({ pilot: 'sabersquadronace', at: [457, 330] }).asked('p2')).not.toBe('mayUse');
  });

  test('cannot help at range 2', () => {
    expect(shoot({ pilot: 'academypilot', at: [457, 270] }).asked('p2')).not.toBe('mayUse');
  });

  test('cannot help twice', () => {
    expect(shoot({ pilot: 'academypilot', at: [457, 330] }, 0).asked('p2')).not.toBe('mayUse');
  });
});
