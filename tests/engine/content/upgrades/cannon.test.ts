import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

const at = (upgrades: string[], dice: readonly ('hit' | 'crit' | 'blank' | 'evade')[], target = 'academypilot') =>
  scenario({
    phase: 'engagement',
    p1: [{ pilot: 'bluesquadronpilot', at: [457, 100], upgrades }],
    p2: [{ pilot: target, at: [457, 300] }],
    dice,
  });

describe('Ion Cannon', () => {
  test('deals one hit and gives ion tokens for the rest', () => {
    const game = at(['ioncannon'], ['hit', 'crit', 'crit', 'blank', 'blank', 'blank']);
    game.choose('p1', 'target:ship:B1:upgrade:ioncannon');
    expect(game.damage('B1')).toHaveLength(1);
    expect(game.damage('B1')[0]).toMatch(/^-/);
    expect(game.tokens('B1')).toEqual({ ion: 2 });
  });

  test('with a single result deals the hit alone', () => {
    const game = at(['ioncannon'], ['hit', 'blank', 'blank', 'blank', 'blank', 'blank']);
    game.choose('p1', 'target:ship:B1:upgrade:ioncannon');
    expect(game.damage('B1')).toHaveLength(1);
    expect(game.tokens('B1')).toEqual({});
  });

  test('that misses does nothing', () => {
    const game = at(['ioncannon'], ['hit', 'blank', 'blank', 'evade', 'blank', 'blank']);
    game.choose('p1', 'target:ship:B1:upgrade:ioncannon');
    expect(game.damage('B1')).toEqual([]);
  });
});

describe('Tractor Beam', () => {
  test('gives tractor tokens and lets the attacker move a small ship once', () => {
    const game = at(['tractorbeam'], ['hit', 'crit', 'blank', 'blank', 'blank', 'blank']);
    game.choose('p1', 'target:ship:B1:upgrade:tractorbeam');
    expect(game.asked('p1')).toBe('tractorMove');
    game.choose('p1', 'boost:straight');
    expect(game.ship('B1').pose).toEqual({ x: 457, y: 220, heading: 180 });
    expect(game.asked('p2')).toBe('tractorTurn');
    game.choose('p2', 'turn:left');
    expect(game.ship('B1').pose.heading).toBe(90);
    expect(game.damage('B1')).toEqual([]);
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['tractor', 'stress', 'tractor']);
  });

  test('cannot move a large ship with two tokens', () => {
    const game = at(['tractorbeam'], ['hit', 'crit', 'blank', 'blank', 'blank', 'blank'], 'omicrongrouppilot');
    game.choose('p1', 'target:ship:B1:upgrade:tractorbeam');
    expect(game.happened()).not.toContain('shipRotated');
    expect(game.events('tokenGained')).toHaveLength(2);
    expect(game.asked('p1')).not.toBe('tractorMove');
  });
});

describe('Proton Cannons', () => {
  const fire = (charges: number) =>
    scenario({
      phase: 'engagement',
      p1: [{ pilot: 'bluesquadronpilot', at: [457, 100], upgrades: ['protoncannons'] }],
      p2: [{ pilot: 'academypilot', at: [457, 400] }],
      first: Array.from({ length: 2 - charges }, () => ({
        do: 'spendCharge' as const,
        ship: 'ship:A1' as const,
        card: 'upgrade:protoncannons' as const,
      })),
      dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });

  test('cost both charges and make a crit', () => {
    const game = fire(2);
    game.choose('p1', 'target:ship:B1:upgrade:protoncannons');
    expect(game.events('chargeSpent')).toHaveLength(2);
    expect(game.events('diceChanged')[0]!.after).toContain('crit');
  });

  test('are not offered with one charge left', () => {
    expect(fire(1).offers('p1')).not.toContain('target:ship:B1:upgrade:protoncannons');
  });
});
