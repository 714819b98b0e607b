import { describe, expect, test } from 'vitest';
import { type Ability, amount } from '../../../src/engine/core/ability';
import type { Token } from '../../../src/engine/core/token';
import { attack, type Duel, duel, rolled } from '../../support/duel';

/** The attacker passes on whatever it could modify, so that the defender rolls. */
const defended = (given: Duel = {}) => attack({ dice: ['hit', 'hit', 'hit'], ...given });
const withTokens = (tokens: Partial<Record<Token, number>>, pilot = 'academypilot') =>
  defended({ defender: { pilot, tokens } });

describe('the number of defense dice', () => {
  test('is the agility', () => {
    expect(rolled(defended(), 'defense')).toBe(3);
    expect(rolled(defended({ defender: { pilot: 'patrolleader' } }), 'defense')).toBe(0);
  });

  test.each([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 4],
  ] as const)('at range %i is %i', (range, dice) => expect(rolled(defended({ range }), 'defense')).toBe(dice));

  test('ordnance gives no range bonus to the defender', () => {
    const dice = (upgrade: string) => {
      const game = duel({
        range: 3,
        attacker: { upgrades: [upgrade], locks: ['B1'] },
        dice: ['hit', 'hit', 'hit', 'hit'],
      }).choose('p1', `target:ship:B1:upgrade:${upgrade}`, 'pass');
      return rolled(game, 'defense');
    };
    expect(dice('protontorpedoes')).toBe(3);
    expect(dice('ioncannon')).toBe(4);
  });

  test('a cloaked ship has two more', () => {
    const game = withTokens({ cloak: 1 }, 'whisper');
    expect(rolled(game, 'defense')).toBe(4);
    expect(game.tokens('B1')).toEqual({ cloak: 1 });
  });

  test('a tractored ship has one fewer, one that is only pulled has not', () => {
    expect(rolled(withTokens({ tractor: 1 }), 'defense')).toBe(2);
    expect(rolled(withTokens({ tractor: 2 }), 'defense')).toBe(2);
    expect(rolled(withTokens({ tractor: 1 }, 'lokrevenant'), 'defense')).toBe(1);
    expect(rolled(withTokens({ tractor: 2 }, 'lokrevenant'), 'defense')).toBe(0);
  });

  test('everything adds up before the bounds of 0 and 6', () => {
    const add = (many: number): readonly Ability[] => [amount('defenseDice', { as: 'defender', by: { add: many } })];
    const dice = (many: number, rest: Duel = {}) =>
      rolled(defended({ abilities: { 'pilot:academypilot': add(many) }, ...rest }), 'defense');
    expect(dice(9)).toBe(6);
    expect(dice(-9)).toBe(0);
    expect(dice(-4, { range: 3 })).toBe(0);
    expect(dice(-5, { range: 3, defender: { tokens: { cloak: 1 } } })).toBe(1);
  });
});

describe('strain', () => {
  test('takes one die and leaves', () => {
    const game = withTokens({ strain: 1 });
    expect(rolled(game, 'defense')).toBe(2);
    expect(game.tokens('B1')).toEqual({});
  });

  test('takes one die however many tokens there are, and only one leaves', () => {
    const game = withTokens({ strain: 3 });
    expect(rolled(game, 'defense')).toBe(2);
    expect(game.tokens('B1')).toEqual({ strain: 2 });
  });

  test('leaves even where there was no die to take', () => {
    const game = withTokens({ strain: 1 }, 'patrolleader');
    expect(rolled(game, 'defense')).toBe(0);
    expect(game.tokens('B1')).toEqual({});
  });

  test('takes the die of the range bonus, too', () => {
    expect(rolled(defended({ range: 3, defender: { pilot: 'patrolleader', tokens: { strain: 1 } } }), 'defense')).toBe(
      0,
    );
  });

  test('of the attacker does not matter', () => {
    const game = defended({ attacker: { tokens: { strain: 1 } } });
    expect(rolled(game, 'defense')).toBe(3);
    expect(game.tokens('A1')).toEqual({ strain: 1 });
  });
});
