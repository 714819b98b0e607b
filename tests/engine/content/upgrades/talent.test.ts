import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

describe('Snap Shot', () => {
  const story = (from: number, tokens = {}) =>
    scenario({
      p1: [{ pilot: 'arvelcrynyd', at: [457, 200], upgrades: ['snapshot'], tokens, dial: '2FB' }],
      p2: [{ pilot: 'academypilot', at: [457, from], dial: '3FB' }],
      dice: ['hit', 'focus', 'blank', 'blank', 'blank'],
    });

  test('fires at an enemy that ends its maneuver in arc at range 2, and its dice cannot be modified', () => {
    const game = story(560, { focus: 1 });
    expect(game.offers('p1')).toEqual(['target:ship:B1:upgrade:snapshot', 'pass']);
    game.choose('p1', 'target:ship:B1:upgrade:snapshot');
    expect(game.last('diceRolled')).toBeDefined();
    expect(game.tokens('A1')).toEqual({ focus: 1 });
    expect(game.events('attackDeclared')[0]).toMatchObject({ bonus: true, weapon: 'upgrade:snapshot', range: 2 });
  });

  test('stays silent when the enemy ends at range 3', () => {
    const game = story(640);
    expect(game.events('attackDeclared')).toEqual([]);
    expect(game.asked('p2')).toBe('chooseAction');
  });

  test('is a weapon to engage with as well, at its own range', () => {
    const at = (y: number) =>
      scenario({
        phase: 'engagement',
        p1: [{ pilot: 'arvelcrynyd', at: [457, 200], upgrades: ['snapshot'] }],
        p2: [{ pilot: 'academypilot', at: [457, y] }],
      }).offers('p1');
    expect(at(400)).toEqual(['target:ship:B1:primary:0', 'target:ship:B1:upgrade:snapshot', 'pass']);
    expect(at(500)).toEqual(['target:ship:B1:primary:0', 'pass']);
  });

  test('is one bonus attack a round', () => {
    const game = scenario({
      p1: [{ pilot: 'arvelcrynyd', at: [457, 200], upgrades: ['snapshot'], dial: '2FB' }],
      p2: [
        { pilot: 'academypilot', at: [430, 560], dial: '3FB' },
        { pilot: 'academypilot', at: [490, 560], dial: '3FB' },
      ],
    });
    game.choose('p2', 'ship:B1').choose('p1', 'target:ship:B1:upgrade:snapshot');
    game.passUntil('chooseAttack');
    expect(game.events('attackDeclared').filter(({ bonus }) => bonus)).toHaveLength(1);
  });
});
