import { describe, expect, test } from 'vitest';
import { type Ability, amount, dice as modifies } from '../../../src/engine/core/ability';
import { attack, type Duel, duel, PRIMARY, rolled } from '../../support/duel';

const close = (rest: Duel = {}) => attack({ range: 0, ...rest });
const rerollOf = (whose: 'attacker' | 'defender', dice: 'attack' | 'defense'): Ability =>
  modifies({ as: whose, does: { kind: 'reroll', dice, most: 1 } });

describe('attack range 0', () => {
  test('a primary attack is possible', () => {
    expect(close().events('attackDeclared')[0]).toMatchObject({ range: 0 });
  });

  test('holds wherever the bases touch, though the part in arc is further away', () => {
    const game = duel({ defender: { at: [497, 320] } }).choose('p1', PRIMARY);
    expect(game.events('attackDeclared')[0]).toMatchObject({ range: 0 });
  });

  test('does not hold a hair further away', () => {
    const game = duel({ defender: { at: [497.1, 320] } }).choose('p1', PRIMARY);
    expect(game.events('attackDeclared')[0]).toMatchObject({ range: 1 });
  });

  test('special weapons begin at their own range', () => {
    const game = duel({ range: 0, attacker: { upgrades: ['ioncannon'] } });
    expect(game.offers('p1')).toEqual([PRIMARY, 'pass']);
  });
});

describe('attack dice at range 0', () => {
  const add = (many: number) => ({
    'pilot:plainace': [amount('attackDice', { as: 'attacker', by: { add: many } })],
  });

  test('none can be added', () => {
    expect(rolled(close({ abilities: add(2) }), 'attack')).toBe(3);
    expect(rolled(attack({ range: 1, abilities: add(2) }), 'attack')).toBe(6);
  });

  test('they can be taken away, and nothing makes up for it', () => {
    expect(rolled(close({ abilities: add(-1) }), 'attack')).toBe(2);
    expect(rolled(close({ abilities: add(1), attacker: { tokens: { deplete: 1 } } }), 'attack')).toBe(2);
  });

  test('a floor gives none either, while a cap still takes', () => {
    const change = (to: { min?: number; max?: number }) => ({
      abilities: { 'pilot:plainace': [amount('attackDice', { as: 'attacker', by: to })] },
    });
    expect(rolled(close(change({ min: 5 })), 'attack')).toBe(3);
    expect(rolled(attack({ range: 1, ...change({ min: 5 }) }), 'attack')).toBe(5);
    expect(rolled(close(change({ max: 1 })), 'attack')).toBe(1);
  });

  test('a special weapon gains dice as ever', () => {
    const tail = (...given: readonly Ability[]) =>
      duel({
        range: 0,
        attacker: { pilot: 'bountyhunter', at: [457, 290], heading: 180, upgrades: ['hotshottailblaster'] },
        abilities: { 'pilot:bountyhunter': given },
      }).choose('p1', 'target:ship:B1:upgrade:hotshottailblaster');
    expect(tail().last('attackDeclared')).toMatchObject({ range: 0 });
    expect(rolled(tail(), 'attack')).toBe(2);
    expect(rolled(tail(...add(2)['pilot:plainace']), 'attack')).toBe(4);
    expect(rolled(tail(amount('attackDice', { as: 'attacker', by: { min: 3 } })), 'attack')).toBe(3);
  });

  test('the attacker cannot modify them', () => {
    const tokens = { focus: 1, calculate: 1 };
    const given: Duel = {
      attacker: { pilot: 'lukeskywalker', force: 2, tokens, locks: ['B1'] },
      dice: ['focus', 'focus', 'hit', 'blank', 'blank', 'blank'],
    };
    const game = close(given);
    expect(game.happened()).toContain('attackPerformed');
    expect(game.tokens('A1')).toEqual(tokens);
    expect(attack({ ...given, range: 1 }).asked('p1')).toBe('modifyDice');
  });

  test('the defender can', () => {
    const game = close({ abilities: { 'pilot:academypilot': [rerollOf('defender', 'attack')] } });
    expect(game.offers('p2')).toEqual(['mod:ship:B1:pilot:academypilot:defender', 'pass']);
  });

  test('those of a special weapon can be modified by all', () => {
    const game = duel({
      range: 0,
      attacker: {
        pilot: 'bountyhunter',
        at: [457, 290],
        heading: 180,
        upgrades: ['hotshottailblaster'],
        tokens: { focus: 1 },
      },
      dice: ['focus', 'focus'],
    });
    game.choose('p1', 'target:ship:B1:upgrade:hotshottailblaster');
    expect(game.last('attackDeclared')).toMatchObject({ range: 0 });
    expect(game.offers('p1')).toEqual(['mod:focus', 'pass']);
  });
});

describe('defense dice at range 0', () => {
  const fewer = (as: 'attacker' | 'defender'): readonly Ability[] => [amount('defenseDice', { as, by: { add: -1 } })];
  const less: readonly Ability[] = [amount('agility', { who: { is: 'enemy' }, by: { add: -1 } })];

  test('enemies cannot reduce them', () => {
    expect(rolled(close({ abilities: { 'pilot:plainace': fewer('attacker') } }), 'defense')).toBe(3);
    expect(rolled(close({ abilities: { 'pilot:plainace': less } }), 'defense')).toBe(3);
    expect(rolled(attack({ range: 1, abilities: { 'pilot:plainace': fewer('attacker') } }), 'defense')).toBe(2);
    expect(rolled(attack({ range: 1, abilities: { 'pilot:plainace': less } }), 'defense')).toBe(2);
  });

  test('nor cap them; what enemies give is taken', () => {
    const change = (to: { add?: number; min?: number; max?: number }) => ({
      abilities: { 'pilot:plainace': [amount('defenseDice', { as: 'attacker', by: to })] },
    });
    expect(rolled(close(change({ max: 1 })), 'defense')).toBe(3);
    expect(rolled(attack({ range: 1, ...change({ max: 1 }) }), 'defense')).toBe(1);
    expect(rolled(close(change({ min: 5 })), 'defense')).toBe(5);
    expect(rolled(close(change({ add: 1 })), 'defense')).toBe(4);
  });

  test("the defender's own cards do", () => {
    expect(rolled(close({ abilities: { 'pilot:academypilot': fewer('defender') } }), 'defense')).toBe(2);
  });

  test("the defender's own tokens and cards still do", () => {
    expect(rolled(close({ defender: { tokens: { strain: 1 } } }), 'defense')).toBe(2);
    expect(rolled(close({ defender: { tokens: { tractor: 1 } } }), 'defense')).toBe(2);
    expect(rolled(close({ defender: { damage: ['structuraldamage'] } }), 'defense')).toBe(2);
  });

  test('not even with a special weapon can the attacker modify them', () => {
    const fire = (y: number) =>
      duel({
        attacker: { pilot: 'bountyhunter', at: [457, y], heading: 180, upgrades: ['hotshottailblaster'] },
        defender: { at: [457, 340] },
        abilities: { 'pilot:bountyhunter': [rerollOf('attacker', 'defense')] },
      }).choose('p1', 'target:ship:B1:upgrade:hotshottailblaster');
    expect(fire(290).asked('p1')).toBeNull();
    expect(fire(250).asked('p1')).toBe('modifyDice');
  });

  test('enemies cannot modify them, the defender can', () => {
    const given: Duel = {
      abilities: { 'pilot:plainace': [rerollOf('attacker', 'defense')] },
      defender: { tokens: { focus: 1 } },
      dice: ['hit', 'hit', 'hit', 'focus', 'blank', 'blank'],
    };
    const game = close(given);
    expect(game.asked('p1')).toBeNull();
    expect(game.offers('p2')).toEqual(['mod:focus', 'pass']);
    expect(attack({ ...given, range: 2 }).asked('p1')).toBe('modifyDice');
  });
});
