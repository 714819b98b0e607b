import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

describe('Cluster Missiles', () => {
  const engage = (second: readonly [number, number], locks: readonly string[]) =>
    scenario({
      phase: 'engagement',
      p1: [{ pilot: 'norrawexley', at: [457, 100], upgrades: ['clustermissiles'], locks }],
      p2: [
        { pilot: 'academypilot', at: [457, 250] },
        { pilot: 'academypilot', at: second },
      ],
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit', 'blank'],
    });

  const fire = (second: readonly [number, number]) => {
    const game = engage(second, ['B1']);
    game.choose('p1', 'target:ship:B1:upgrade:clustermissiles');
    game.choose('p1', 'pass');
    return game;
  };

  test('may strike another ship close to the defender, without a lock, for a second charge', () => {
    const game = fire([520, 250]);
    expect(game.offers('p1')).toEqual(['target:ship:B2:upgrade:clustermissiles', 'pass']);
    game.choose('p1', 'target:ship:B2:upgrade:clustermissiles');
    expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
    expect(game.ship('A1').round.bonusAttack).toBe(true);
    expect(game.events('attackDeclared').map(({ bonus }) => bonus)).toEqual([false, true]);
  });

  test('spare a ship at range 2 of the defender', () => {
    expect(fire([457, 412]).events('attackDeclared')).toHaveLength(1);
  });

  test('are not offered without a lock as the first attack', () => {
    expect(engage([520, 250], []).offers('p1')).not.toContain('target:ship:B1:upgrade:clustermissiles');
  });
});

describe('Saturation Rockets', () => {
  const fire = (spent: number) =>
    scenario({
      phase: 'engagement',
      p1: [{ pilot: 'lieutenantkarsabi-ssl', at: [457, 100] }],
      p2: [{ pilot: 'academypilot', at: [457, 250] }],
      first: Array.from({ length: spent }, () => ({
        do: 'spendCharge' as const,
        ship: 'ship:A1' as const,
        card: 'upgrade:saturationrockets-missile' as const,
      })),
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });

  test('cost two of their four charges', () => {
    const game = fire(0);
    game.choose('p1', 'target:ship:B1:upgrade:saturationrockets-missile');
    expect(game.events('chargeSpent')).toHaveLength(2);
    const rockets = game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:saturationrockets-missile');
    expect(rockets?.charges).toBe(2);
  });

  test('are offered with two charges left, and not with one', () => {
    expect(fire(2).offers('p1')).toContain('target:ship:B1:upgrade:saturationrockets-missile');
    expect(fire(3).offers('p1')).not.toContain('target:ship:B1:upgrade:saturationrockets-missile');
  });
});
