import { describe, expect, test } from 'vitest';
import { type Ability, amount } from '../../../src/engine/core/ability';
import { attack, duel, rolled } from '../../support/duel';

const armed = (upgrade: string, range: 1 | 2 | 3) =>
  duel({ range, attacker: { upgrades: [upgrade], locks: ['B1'] } }).choose('p1', `target:ship:B1:upgrade:${upgrade}`);

/** What a card would do to the attack dice of every attack. */
const changing = (...changes: readonly { add?: number; max?: number; min?: number }[]) => ({
  'pilot:plainace': changes.map((change): Ability => amount('attackDice', { as: 'attacker', by: change })),
});

describe('the number of attack dice', () => {
  test('is the attack value', () => {
    expect(rolled(attack(), 'attack')).toBe(3);
    expect(rolled(attack({ attacker: { pilot: 'darthvader' } }), 'attack')).toBe(2);
  });

  test.each([
    [0, 3],
    [1, 4],
    [2, 3],
    [3, 3],
  ] as const)('at range %i is %i', (range, dice) => expect(rolled(attack({ range }), 'attack')).toBe(dice));

  test('special weapons have a value of their own, and the bonus unless they are ordnance', () => {
    expect(rolled(armed('ioncannon', 1), 'attack')).toBe(4);
    expect(rolled(armed('ioncannon', 2), 'attack')).toBe(3);
    expect(rolled(armed('clustermissiles', 1), 'attack')).toBe(3);
  });

  test('sums come before caps, in whatever order the cards lie', () => {
    const up = { add: 2 };
    const cap = { max: 4 };
    expect(rolled(attack({ abilities: changing(up, cap) }), 'attack')).toBe(4);
    expect(rolled(attack({ abilities: changing(cap, up) }), 'attack')).toBe(4);
    expect(rolled(attack({ abilities: changing(cap, up, { add: -2 }) }), 'attack')).toBe(3);
    expect(rolled(attack({ abilities: changing({ add: -2 }, { min: 2 }) }), 'attack')).toBe(2);
  });

  test('lies between 0 and 6', () => {
    expect(rolled(attack({ abilities: changing({ add: 9 }) }), 'attack')).toBe(6);
    expect(rolled(attack({ abilities: changing({ add: 3 }) }), 'attack')).toBe(6);
    expect(rolled(attack({ abilities: changing({ add: -9 }) }), 'attack')).toBe(0);
  });

  test('what goes below nothing still counts against what is added', () => {
    expect(rolled(attack({ abilities: changing({ add: -4 }, { add: 2 }) }), 'attack')).toBe(1);
  });
});

describe('deplete', () => {
  const depleted = (deplete: number, rest = {}) => attack({ attacker: { tokens: { deplete }, ...rest } });

  test('takes one die and leaves', () => {
    const game = depleted(1);
    expect(rolled(game, 'attack')).toBe(2);
    expect(game.tokens('A1')).toEqual({});
  });

  test('takes one die however many tokens there are, and only one leaves', () => {
    const game = depleted(2);
    expect(rolled(game, 'attack')).toBe(2);
    expect(game.tokens('A1')).toEqual({ deplete: 1 });
  });

  test('leaves even where no die was left to take', () => {
    const game = depleted(1, { pilot: 'darthvader', damage: ['weaponsfailure', 'weaponsfailure'] });
    expect(rolled(game, 'attack')).toBe(0);
    expect(game.tokens('A1')).toEqual({});
  });

  test('of the defender does not matter', () => {
    const game = attack({ defender: { tokens: { deplete: 1 } } });
    expect(rolled(game, 'attack')).toBe(3);
    expect(game.tokens('B1')).toEqual({ deplete: 1 });
  });

  test('stays where no attack was made', () => {
    expect(
      duel({ attacker: { tokens: { deplete: 1 } } })
        .choose('p1', 'pass')
        .tokens('A1'),
    ).toEqual({ deplete: 1 });
  });
});
