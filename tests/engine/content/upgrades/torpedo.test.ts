import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

describe('Proton Torpedoes', () => {
  const fire = (
    more: { locks?: string[]; tokens?: { focus: number } } = {},
    at: readonly [number, number] = [457, 340],
  ) =>
    scenario({
      phase: 'engagement',
      p1: [{ pilot: 'lukeskywalker', at: [457, 100], upgrades: ['protontorpedoes'], force: 0, locks: ['B1'], ...more }],
      p2: [{ pilot: 'academypilot', at }],
      dice: ['hit', 'hit', 'focus', 'blank', 'blank', 'blank', 'blank'],
    });

  test('cost a charge and turn one hit into a crit', () => {
    const game = fire();
    game.choose('p1', 'target:ship:B1:upgrade:protontorpedoes');
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
    game.choose('p1', 'pass');
    expect(game.events('diceChanged')[0]!.after).toEqual(['crit', 'hit', 'focus', 'blank']);
    expect(game.damage('B1')).toHaveLength(2);
  });

  test('leave the order of modifications to the attacker: focus first, then the crit', () => {
    const game = fire({ tokens: { focus: 1 } });
    game.choose('p1', 'target:ship:B1:upgrade:protontorpedoes', 'mod:focus');
    expect(game.dice('attack')).toEqual(['hit', 'hit', 'hit', 'blank']);
    game.choose('p1', 'pass');
    expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'hit', 'blank']);
  });

  test('are not offered without a lock', () => {
    expect(fire({ locks: [] }).offers('p1')).toEqual(['target:ship:B1:primary:0', 'pass']);
  });

  test('are not offered at range 1', () => {
    expect(fire({}, [457, 200]).offers('p1')).toEqual(['target:ship:B1:primary:0', 'pass']);
  });
});
