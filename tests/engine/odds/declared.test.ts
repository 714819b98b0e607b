import { describe, expect, test } from 'vitest';
import { amount } from '../../../src/engine/core/ability';
import { inDuel } from '../../support/card';
import { attack, type Duel, duel, rolled } from '../../support/duel';
import { engine } from '../../support/engine';
import { engineWith, expected, QUESTION } from './support';

const notes = (given: Duel, dice: 'attack' | 'defense') =>
  expected(given)
    .notes.filter(note => note.dice === dice)
    .map(({ add, why }) => [why, add]);

describe('the dice of an attack that could be declared', () => {
  const stories: readonly Duel[] = [
    { range: 0 },
    { range: 1, attacker: { tokens: { deplete: 1 } } },
    { range: 3, defender: { tokens: { strain: 1, tractor: 1 } } },
    { range: 2, defender: { pilot: 'whisper', tokens: { cloak: 1 } }, attacker: { damage: ['weaponsfailure'] } },
    { range: 1, abilities: { 'pilot:plainace': [amount('attackDice', { as: 'attacker', by: { add: 9 } })] } },
  ];

  test.each(stories)('are those that are rolled: %j', given => {
    const odds = expected(given);
    const game = attack({ ...given, dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'] });
    expect(odds.attackDice).toBe(rolled(game, 'attack'));
    expect(odds.defenseDice).toBe(rolled(game, 'defense'));
    const sum = (dice: string) => odds.notes.reduce((total, note) => total + (note.dice === dice ? note.add : 0), 0);
    expect(sum('attack')).toBe(odds.attackDice);
    expect(sum('defense')).toBe(odds.defenseDice);
  });

  test('know nothing of what was paid in the attack before it, whose aftermath it may come in', () => {
    const chiss = () =>
      inDuel('shipAbility:chissengineering', {
        attacker: { pilot: 'coloneljendon-battleoverendor', tokens: { focus: 1 } },
        rolls: 'focus focus focus focus / blank blank blank',
      });
    const before = engine.oddsOfAttack(chiss().game.state, QUESTION)!.attackDice;
    const paid = chiss().attack().use().game;
    expect(paid.state.pending[0]!.topic.kind).toBe('modifyDice');
    expect(rolled(paid, 'attack')).toBe(before + 1);
    expect(engine.oddsOfAttack(paid.state, QUESTION)!.attackDice).toBe(before);
  });

  test('say where they come from', () => {
    expect(notes({ range: 1, attacker: { damage: ['weaponsfailure'], tokens: { deplete: 1 } } }, 'attack')).toEqual([
      ['attackValue', 3],
      ['rangeBonus', 1],
      ['deplete', -1],
      [expect.stringMatching(/^card:p1:/), -1],
    ]);
    expect(notes({ range: 3, defender: { tokens: { cloak: 1, strain: 2, tractor: 1 } } }, 'defense')).toEqual([
      ['agility', 3],
      ['cloaked', 2],
      ['rangeBonus', 1],
      ['strain', -1],
      ['tractored', -1],
    ]);
    expect(notes({ range: 2 }, 'defense')).toEqual([['agility', 3]]);
  });

  test('say which card changed the agility of a ship; a remote has its own, whatever cards say of ships', () => {
    const nimble = {
      'pilot:academypilot': [amount('agility', { by: { add: 1 } })],
    };
    expect(notes({ abilities: nimble }, 'defense')).toEqual([
      ['agility', 3],
      ['pilot:academypilot', 1],
    ]);
    const { state } = duel({
      defender: { at: [800, 800] },
      devices: [{ is: 'clanwrencommandos', at: [457, 450], owner: 'p2' }],
    });
    const odds = engineWith(nimble).oddsOfAttack(state, { ...QUESTION, target: 'token:1' })!;
    expect(odds.notes.filter(({ dice }) => dice === 'defense')).toEqual([{ dice: 'defense', add: 2, why: 'agility' }]);
  });

  test('do not name a card that only caps; what it takes is a limit', () => {
    const cap = { 'pilot:plainace': [amount('attackDice', { as: 'attacker', by: { max: 2 } })] };
    expect(notes({ abilities: cap }, 'attack')).toEqual([
      ['attackValue', 3],
      ['limit', -1],
    ]);
  });

  test('say what a limit takes', () => {
    const many = { 'pilot:plainace': [amount('attackDice', { as: 'attacker', by: { add: 9 } })] };
    expect(notes({ abilities: many }, 'attack')).toEqual([
      ['attackValue', 3],
      ['pilot:plainace', 9],
      ['limit', -6],
    ]);
    // At range 0 a primary attack gains no dice, so there is nothing to take back.
    expect(notes({ range: 0, abilities: many }, 'attack')).toEqual([['attackValue', 3]]);
  });
});

describe('obstruction', () => {
  const rock = (x: number): Duel => ({ rocks: [{ is: 'coreasteroid0', at: [x, 400] }] });

  test('by a rock between them is a die more for the defender', () => {
    const odds = expected(rock(457));
    expect(odds).toMatchObject({ obstructed: true, defenseDice: 4, range: 2 });
    expect(odds.notes).toContainEqual({ dice: 'defense', add: 1, why: 'obstructed' });
    expect(odds.damage).toBeLessThan(expected().damage);
  });

  test('by one beside them is none', () => {
    expect(expected(rock(700))).toMatchObject({ obstructed: false, defenseDice: 3 });
  });
});

describe('what is only nearly so', () => {
  /** The dice have fallen, and the defender may spend an evade. */
  const fallen = (...faces: readonly ('hit' | 'crit')[]) => {
    const game = attack({
      defender: { tokens: { evade: 1 } },
      dice: [...faces, 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    expect(game.asked('p2')).toBe('modifyDice');
    return engine.odds(game.state)!;
  };

  test('a single crit that comes through is a card that may do anything', () => {
    expect(fallen('hit', 'crit')).toMatchObject({ damage: 1, crits: 1, approximate: 'faceupCards' });
  });

  test('hits are cards facedown, and exactly that', () => {
    expect(fallen('hit', 'hit')).toMatchObject({ damage: 1, crits: 0, approximate: null });
  });
});

describe('who can be asked about', () => {
  test('nobody outside the arc', () => {
    const { state } = duel({ defender: { at: [457, 100] } });
    expect(engine.oddsOfAttack(state, QUESTION)).toBeNull();
    expect(engine.oddsOfAttack(duel().state, QUESTION)).not.toBeNull();
  });

  test('a remote, which has a hull and no shields', () => {
    const { state } = duel({
      defender: { at: [800, 800] },
      devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p2' }],
    });
    const odds = engine.oddsOfAttack(state, { ...QUESTION, target: 'token:1' })!;
    expect(odds.destroyed).toBeCloseTo(odds.hit, 12);
    expect(odds.approximate).toBeNull();
  });

  /** Commandos have a hull of two and take cards facedown. */
  const commandos = (damage: number) => {
    const { state } = duel({
      defender: { at: [800, 800] },
      devices: [{ is: 'clanwrencommandos', at: [457, 450], owner: 'p2' }],
      first: damage > 0 ? [{ do: 'damageRemote', token: 'token:1', count: damage }] : [],
    });
    return engine.oddsOfAttack(state, { ...QUESTION, target: 'token:1' })!;
  };

  test('a remote of two hull, which takes two results; crits are no more than hits to it', () => {
    const odds = commandos(0);
    expect(odds.spread).toHaveLength(4);
    expect(odds.destroyed).toBeCloseTo(odds.spread[2]! + odds.spread[3]!, 12);
    expect(odds.damage).toBeCloseTo(
      odds.spread.reduce((sum, chance, many) => sum + many * chance, 0),
      12,
    );
    expect(odds.damage).toBeGreaterThan(0);
    expect(odds.crits).toBe(0);
    expect(odds.approximate).toBeNull();
  });

  test('the same remote with a damage card, which takes one', () => {
    const odds = commandos(1);
    expect(odds.spread).toEqual(commandos(0).spread);
    expect(odds.destroyed).toBeCloseTo(odds.hit, 12);
  });

  test('a question leaves the table as it was, and may be asked of a view', () => {
    const { state } = duel({ attacker: { tokens: { focus: 1 } }, defender: { tokens: { evade: 1 } } });
    const before = engine.hashOf(state);
    const odds = engine.oddsOfAttack(state, QUESTION);
    expect(engine.hashOf(state)).toBe(before);
    expect(engine.oddsOfAttack(engine.viewFor(state, 'p2'), QUESTION)).toEqual(odds);
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
  });
});
