import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import { type Placed, scenario } from '../../../support/scenario';

const phantom: Placed = { pilot: 'imdaartestpilot', at: [300, 300] };
const xwing: Placed = { pilot: 'bluesquadronescort', at: [300, 520], heading: 180 };

describe('the cloak action', () => {
  test('gives a cloak token', () => {
    const game = acting(phantom).choose('p1', 'action:cloak:white');
    expect(game.tokens('A1')).toEqual({ cloak: 1 });
  });

  test('a cloaked ship cannot perform it', () => {
    const game = acting({ ...phantom, tokens: { cloak: 1 } });
    expect(game.offers('p1')).not.toContain('action:cloak:white');
    expect(blocks(game)).toMatchObject({ 'cloak:white': 'alreadyCloaked', 'focus:white': null });
  });

  test('nor gain a second token by any other way', () => {
    const game = acting(
      { ...phantom, tokens: { cloak: 1 } },
      { first: [{ do: 'gainToken', ship: 'ship:A1', token: 'cloak', by: 'p1' }] },
    );
    expect(game.tokens('A1')).toEqual({ cloak: 1 });
    expect(game.happened()).not.toContain('tokenGained');
  });
});

describe('a cloaked ship', () => {
  const engaging = (tokens: Placed['tokens'] = {}) =>
    scenario({ p1: [{ ...phantom, tokens }], p2: [xwing], phase: 'engagement' });

  test('cannot attack', () => {
    expect(engaging().asked('p1')).toBe('chooseAttack');
    const game = engaging({ cloak: 1 });
    expect(game.about('A1', 'attackDeclined')).toMatchObject({ why: { kind: 'cloaked' } });
  });

  test('defends with two dice more, and keeps its token', () => {
    const dice = (tokens: Placed['tokens']) => {
      const game = engaging(tokens).passUntil('chooseAttack');
      if (game.asked('p1')) game.choose('p1', 'pass');
      game.choose('p2', 'target:ship:A1:primary:0').passUntil('setDials');
      expect(game.tokens('A1')).toEqual(tokens);
      return game.events('diceRolled').find(({ kind }) => kind === 'defense')!.faces.length;
    };
    expect(dice({})).toBe(2);
    expect(dice({ cloak: 1 })).toBe(4);
  });

  test('stays cloaked through the End Phase', () => {
    const game = scenario({ p1: [{ ...phantom, tokens: { cloak: 1, focus: 1 } }], p2: [xwing], phase: 'end' });
    expect(game.tokens('A1')).toEqual({ cloak: 1 });
  });
});
