import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/scenario';

describe('a partial maneuver', () => {
  const bump = (other: { p1: boolean }, dice: readonly ('hit' | 'blank')[] = []) => {
    const mover = { pilot: 'bluesquadronescort', at: [457, 100], dial: '2FB' } as const;
    const wall = { pilot: other.p1 ? 'redsquadronveteran' : 'nightbeast', at: [457, 220], dial: '2FB' } as const;
    const away = { pilot: 'darthvader', at: [100, 800], dial: '2FB' } as const;
    return scenario({ p1: other.p1 ? [mover, wall] : [mover], p2: other.p1 ? [away] : [wall, away], dice });
  };

  test('onto a friend costs a roll and the action', () => {
    const game = bump({ p1: true }, ['hit']);
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 180, heading: 0 });
    expect(game.ship('A1').shields).toBe(1);
    expect(game.last('actionSkipped')).toMatchObject({ ship: 'ship:A1', why: 'overlappedShip' });
  });

  test('onto a friend with a lucky roll costs only the action', () => {
    const game = bump({ p1: true }, ['blank']);
    expect(game.ship('A1').shields).toBe(2);
  });

  test('onto an enemy leaves a red focus', () => {
    const game = bump({ p1: false });
    game.passUntil('chooseAction');
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A1', why: 'overlap' });
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
    game.choose('p1', 'action:focus:red');
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  });
});
