import { describe, expect, test } from 'vitest';
import { type Ability, instead } from '../../../src/engine/core/ability';
import type { Effect } from '../../../src/engine/core/effect';
import type { Token } from '../../../src/engine/core/token';
import { scenario } from '../../support/scenario';

const swap = (from: Token, to: Token, how: 'may' | 'must'): Ability => {
  const spec = { who: { is: 'any' } as const, if: ({ effect }: { effect: { token: Token } }) => effect.token === from };
  const then = ({ effect }: { effect: Extract<Effect, { do: 'gainToken' }> }): readonly Effect[] => [
    { ...effect, token: to },
  ];
  return how === 'may' ? instead('gainToken', { ...spec, may: then }) : instead('gainToken', { ...spec, must: then });
};

/** A1 would gain a focus token. Abilities lie with A1 and A2 of the first player, and B1 of the second. */
const focus = (abilities: Readonly<Record<string, readonly Ability[]>>) =>
  scenario({
    alone: true,
    first: [{ do: 'gainToken', ship: 'ship:A1', token: 'focus', by: 'p1' }],
    p1: [
      { pilot: 'wedgeantilles', at: [457, 60] },
      { pilot: 'lukeskywalker', at: [300, 60] },
    ],
    p2: [{ pilot: 'darthvader', at: [457, 850] }],
    abilities,
  });

describe('replacement effects', () => {
  test('come instead, and the replaced effect has not happened', () => {
    const game = focus({ 'pilot:wedgeantilles': [swap('focus', 'evade', 'must')] });
    expect(game.tokens('A1')).toEqual({ evade: 1 });
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['evade']);
  });

  test('leave alone what they do not name', () => {
    expect(focus({ 'pilot:wedgeantilles': [swap('calculate', 'evade', 'must')] }).tokens('A1')).toEqual({ focus: 1 });
  });

  test('only one applies: what came instead is not replaced again', () => {
    const game = focus({
      'pilot:wedgeantilles': [swap('focus', 'evade', 'must')],
      'pilot:darthvader': [swap('evade', 'calculate', 'must')],
    });
    expect(game.tokens('A1')).toEqual({ evade: 1 });
  });

  test('one that may be used is asked for', () => {
    const game = focus({ 'pilot:wedgeantilles': [swap('focus', 'evade', 'may')] });
    expect(game.offers('p1')).toEqual(['use:pilot:wedgeantilles', 'pass']);
    expect(game.choose('p1', 'pass').tokens('A1')).toEqual({ focus: 1 });
  });

  test('of several a player picks one, or none', () => {
    const two = {
      'pilot:wedgeantilles': [swap('focus', 'evade', 'may')],
      'pilot:lukeskywalker': [swap('focus', 'calculate', 'may')],
    };
    expect(focus(two).offers('p1')).toEqual(['use:pilot:wedgeantilles', 'use:pilot:lukeskywalker', 'pass']);
    expect(focus(two).choose('p1', 'use:pilot:lukeskywalker').tokens('A1')).toEqual({ calculate: 1 });
    expect(focus(two).choose('p1', 'pass').tokens('A1')).toEqual({ focus: 1 });
  });

  test('with one that must there is no none', () => {
    const game = focus({
      'pilot:wedgeantilles': [swap('focus', 'evade', 'must')],
      'pilot:lukeskywalker': [swap('focus', 'calculate', 'may')],
    });
    expect(game.offers('p1')).toEqual(['use:pilot:wedgeantilles', 'use:pilot:lukeskywalker']);
  });

  test('declining one leaves the other player theirs', () => {
    const game = focus({
      'pilot:wedgeantilles': [swap('focus', 'evade', 'may')],
      'pilot:darthvader': [swap('focus', 'calculate', 'may')],
    });
    game.choose('p1', 'pass');
    expect(game.offers('p2')).toEqual(['use:pilot:darthvader', 'pass']);
    expect(game.choose('p2', 'use:pilot:darthvader').tokens('A1')).toEqual({ calculate: 1 });
  });
});
