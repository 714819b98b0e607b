import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

describe('Jyn Erso (crew)', () => {
  const focus = (wingmate: readonly [number, number]) => {
    const game = scenario({
      p1: [
        { pilot: 'bluesquadronescort', at: wingmate, dial: '1FB' },
        { pilot: 'bluesquadronscout', at: [457, 100], upgrades: ['jynerso'], dial: '1FB' },
      ],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });
    game.choose('p1', 'ship:A1');
    game.choose('p1', 'action:focus:white');
    return game;
  };

  test('lets a friend at range 3 gain an evade token instead of the focus token', () => {
    const game = focus([457, 360]);
    expect(game.asked('p1')).toBe('mayUse');
    game.choose('p1', 'use:upgrade:jynerso');
    expect(game.tokens('A1')).toEqual({ evade: 1 });
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['evade']);
  });

  test('may be declined, and the focus token comes', () => {
    const game = focus([457, 360]);
    game.choose('p1', 'pass');
    expect(game.tokens('A1')).toEqual({ focus: 1 });
  });

  test('is too far away beyond range 3', () => {
    expect(focus([457, 460]).tokens('A1')).toEqual({ focus: 1 });
  });
});
