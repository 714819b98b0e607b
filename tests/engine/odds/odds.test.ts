import { describe, expect, test } from 'vitest';
import { engineOver } from '../../../src/engine';
import { spendResult } from '../../../src/engine/content/words';
import { type Ability, amount, at, dice as modifies } from '../../../src/engine/core/ability';
import type { Effects } from '../../../src/engine/core/effect';
import type { Ship } from '../../../src/engine/core/state';
import { attack, type Duel, duel } from '../../support/duel';
import { engine } from '../../support/engine';
import type { Placed } from '../../support/scenario';
import { AGILE, expected, HELPLESS, oddsOf, QUESTION, question, under } from './support';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('three attack dice, worked out by hand', () => {
  test('against no defense dice each is a result half of the time', () => {
    const odds = expected({ defender: HELPLESS });
    expect(odds.spread).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8]);
    expect(odds.hit).toBeCloseTo(7 / 8, 12);
    expect(odds.damage).toBeCloseTo(3 / 2, 12);
    expect(odds.crits).toBeCloseTo(3 / 8, 12);
  });

  test('against two defense dice', () => {
    const odds = expected({ defender: AGILE });
    // By evades 0, 1, 2: 25, 30 and 9 times in 64.
    expect(odds.hit).toBeCloseTo((25 * (7 / 8) + 30 * (4 / 8) + 9 * (1 / 8)) / 64, 12);
    expect(odds.damage).toBeCloseTo((25 * (12 / 8) + 30 * (5 / 8) + 9 * (1 / 8)) / 64, 12);
    expect(sumOf(odds.spread)).toBeCloseTo(1, 12);
  });

  test.each([
    ['a focus', { tokens: { focus: 1 } }, 6 / 8],
    ['a lock', { locks: ['B1'] }, 6 / 8],
    ['a lock on another ship', { locks: ['B2'] }, 4 / 8],
    // Blanks are rerolled, and what comes of them can be focused, too.
    ['a focus and a lock', { tokens: { focus: 1 }, locks: ['B1'] }, 15 / 16],
    ['an evade', { tokens: { evade: 1 } }, 4 / 8],
  ] as const)('%s', (_, attacker, each) => {
    const odds = expected({
      attacker,
      defender: HELPLESS,
      enemies: [{ pilot: 'academypilot', at: [800, 800] }],
    });
    expect(odds.damage).toBeCloseTo(3 * each, 12);
    expect(odds.spread[3]).toBeCloseTo(each ** 3, 12);
  });

  test('a calculate or a Force turns one focus result each', () => {
    const each = (attacker: Partial<Placed>) => expected({ attacker, defender: HELPLESS }).damage;
    const anyFocus = 1 - (3 / 4) ** 3;
    const twoFocus = 1 - (3 / 4) ** 3 - 3 * (1 / 4) * (3 / 4) ** 2;
    expect(each({ tokens: { calculate: 1 } })).toBeCloseTo(1.5 + anyFocus, 12);
    expect(each({ tokens: { calculate: 2 } })).toBeCloseTo(1.5 + anyFocus + twoFocus, 12);
    expect(each({ tokens: { calculate: 1 }, force: 1 })).toBeCloseTo(1.5 + anyFocus + twoFocus, 12);
    expect(each({ tokens: { calculate: 2 }, force: 1 })).toBeCloseTo(2.25, 12);
  });
});

describe('the defender', () => {
  /** With a lock, the attacker is asked, and has nothing to gain. */
  const hits: Duel = { dice: ['hit', 'hit', 'crit'], attacker: { locks: ['B1'] } };

  test('uses what it has: an evade token for one die, if there is one', () => {
    expect(under({ ...hits, defender: { ...AGILE, tokens: { evade: 1 } } })?.damage).toBeCloseTo(
      // One of two is an evade anyway, unless both were.
      3 - (2 * (3 / 8) + 1 - (3 / 8) ** 2),
      12,
    );
    expect(under({ ...hits, defender: { ...HELPLESS, tokens: { evade: 1 } } })?.damage).toBe(3);
  });

  test('a focus token makes five faces of eight evades', () => {
    expect(under({ ...hits, defender: { ...AGILE, tokens: { focus: 1 } } })?.damage).toBeCloseTo(3 - 2 * (5 / 8), 12);
    expect(under({ ...hits, defender: AGILE })?.damage).toBeCloseTo(3 - 2 * (3 / 8), 12);
  });

  test('hits are canceled before crits', () => {
    const odds = under({ ...hits, defender: { ...AGILE, tokens: { focus: 1 } } });
    expect(odds?.crits).toBe(1);
  });

  test('reinforce takes a result, but not the last, and only on its side', () => {
    const odds = (reinforce: 'reinforceFore' | 'reinforceAft', dice: readonly ('hit' | 'blank')[]) =>
      under({ dice, attacker: { locks: ['B1'] }, defender: { ...HELPLESS, tokens: { [reinforce]: 1 } } })?.damage;
    const two = ['hit', 'hit', 'blank'] as const;
    expect(odds('reinforceFore', two)).toBeLessThan(odds('reinforceAft', two)! - 0.5);
    expect(odds('reinforceFore', ['hit', 'hit', 'hit'])).toBe(2);
    expect(odds('reinforceAft', ['hit', 'hit', 'hit'])).toBe(3);
  });
});

describe('what is gone no longer counts', () => {
  test('a focus token once it is spent', () => {
    const game = attack({
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      defender: HELPLESS,
      dice: ['focus', 'blank', 'blank'],
    });
    // Two blanks are rerolled and all three focused; without the token, the two are hits half of the time.
    expect(oddsOf(game)?.damage).toBeCloseTo(1 + 2 * (6 / 8), 12);
    game.choose('p1', 'mod:focus');
    expect(oddsOf(game)?.damage).toBeCloseTo(1 + 2 * (4 / 8), 12);
  });

  test('a die that was rerolled is not rerolled again', () => {
    const again: readonly Ability[] = [modifies({ as: 'attacker', does: { kind: 'reroll', most: 6 } })];
    const given: Duel = {
      attacker: { locks: ['B1'] },
      defender: HELPLESS,
      dice: ['blank', 'blank', 'hit', 'blank'],
      abilities: { 'pilot:plainace': again },
    };
    expect(expected({ ...given, dice: [] }).damage).toBeCloseTo(3 * (6 / 8), 12);
    const game = attack(given).choose('p1', 'mod:lock').pick('p1', ['die:0']);
    expect(game.dice('attack')).toEqual(['blank', 'blank', 'hit']);
    expect(oddsOf(game, given)?.damage).toBeCloseTo(1 + 1 / 2, 12);
  });

  test('an attack that has dealt its damage has no odds, nor has a table without one', () => {
    expect(engine.odds(duel().state)).toBeNull();
    expect(engine.odds(attack({ dice: ['blank', 'blank', 'blank'] }).state)).toBeNull();
  });
});

describe('what is forbidden is not counted', () => {
  const focused: Duel = { attacker: { tokens: { focus: 1 }, locks: ['B1'] }, defender: HELPLESS };

  test('range 0: the attacker of a primary attack modifies nothing', () => {
    expect(expected({ ...focused, range: 0 }).damage).toBeCloseTo(1.5, 12);
    expect(expected({ ...focused, range: 2 }).damage).toBeCloseTo(3 * (15 / 16), 12);
  });

  test('a blinded pilot has only the Force', () => {
    const blinded = (tokens: object) => ({
      ...focused,
      attacker: { ...focused.attacker, ...tokens, damage: ['blindedpilot'] },
    });
    expect(expected(blinded({})).damage).toBeCloseTo(1.5, 12);
    expect(expected(blinded({ force: 3 })).damage).toBeCloseTo(2.25, 12);
  });
});

describe('destruction', () => {
  test('is all shields and hull that are left', () => {
    const left = (defender: Duel['defender']) => expected({ defender: { ...HELPLESS, ...defender } }).destroyed;
    const cards = ['-hullbreach', '-weaponsfailure', '-fuelleak', '-directhit', '-consolefire', '-woundedpilot'];
    const hull = (many: number) => [...cards, ...cards].slice(0, many);
    const { hull: printed } = engine.rules.profilesOf(duel({ defender: HELPLESS }).state.setup)['ship:B1']!;
    expect(left({ shields: 0, damage: hull(printed - 1) })).toBeCloseTo(7 / 8, 12);
    expect(left({ shields: 1, damage: hull(printed - 1) })).toBeCloseTo(4 / 8, 12);
    expect(left({ shields: 1, damage: hull(printed - 2) })).toBeCloseTo(1 / 8, 12);
    expect(left({ shields: 2, damage: hull(printed - 2) })).toBe(0);
  });

  test('is a lower bound where a crit may be dealt as a card, and exact where shields take them all', () => {
    expect(expected({ defender: { shields: 0 } }).approximate).toBe('faceupCards');
    expect(expected({ defender: { ...AGILE, shields: 3 } }).approximate).toBeNull();
    expect(expected({ defender: { ...AGILE, shields: 2 } }).approximate).toBe('faceupCards');
  });
});

describe('weapons that inflict something else', () => {
  const armed = (upgrade: string) =>
    expected({ attacker: { upgrades: [upgrade] }, defender: HELPLESS }, `upgrade:${upgrade}`);

  test('an ion cannon does one damage, a tractor beam none; both hit', () => {
    const ion = armed('ioncannon');
    expect(ion.hit).toBeCloseTo(7 / 8, 12);
    expect(ion.damage).toBeCloseTo(7 / 8, 12);
    const tractor = armed('tractorbeam');
    expect(tractor.hit).toBeGreaterThan(0.8);
    expect(tractor.spread).toEqual([expect.closeTo(1, 12)]);
  });
});

describe('what is left out is named', () => {
  const pilot = (ability: Ability): Duel => ({ abilities: { 'pilot:plainace': [ability] } });

  test('an ability that something on the way sets off', () => {
    const gains = at('after:spend', {
      must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'evade', by: self.player }],
    });
    expect(expected(pilot(gains)).leavesOut).toEqual(['pilot:plainace']);
    expect(expected(pilot(amount('attackDice', { as: 'attacker', by: { add: 1 } }))).leavesOut).toEqual([]);
  });

  const gain = ({ self }: { readonly self: Ship }): Effects => [
    { do: 'gainToken', ship: self.id, token: 'evade', by: self.player },
  ];

  test('as long as its moment is ahead', () => {
    const early = pilot(at('before:rollAttack', { as: 'attacker', may: gain }));
    const late = pilot(at('before:neutralize', { as: 'attacker', may: gain }));
    const focused: Duel = { attacker: { tokens: { focus: 1 } }, dice: ['focus', 'hit', 'hit'] };
    const [before, after] = [attack({ ...focused, ...early }), attack({ ...focused, ...late })];
    expect(expected(early).leavesOut).toEqual(['pilot:plainace']);
    before.choose('p1', 'pass');
    expect(question(before).topic.kind).toBe('modifyDice');
    expect(oddsOf(before, early)!.leavesOut).toEqual([]);
    expect(oddsOf(after, late)!.leavesOut).toEqual(['pilot:plainace']);
  });

  test('not what cannot be paid, or is for another', () => {
    const priced = at('before:neutralize', { as: 'attacker', cost: { spend: 'evade' }, may: gain });
    expect(expected(pilot(priced)).leavesOut).toEqual([]);
    expect(expected({ ...pilot(priced), attacker: { tokens: { evade: 1 } } }).leavesOut).toHaveLength(1);
    expect(expected(pilot(at('before:neutralize', { as: 'defender', may: gain }))).leavesOut).toEqual([]);
  });

  test('a result that is given up for something else, also where the scene says which', () => {
    const gives = modifies({ as: 'attacker', does: ({ self }) => spendResult('crit', gain({ self })) });
    expect(expected(pilot(gives)).leavesOut).toEqual(['pilot:plainace']);
  });

  test('cards of any ship that are not written, and nothing for pilots without an ability', () => {
    const { rules } = engine;
    const half = engineOver({
      ...rules,
      automationOf: source => (source === 'pilot:plainace' ? { is: 'byHand' } : rules.automationOf(source)),
    });
    const state = duel({ enemies: [{ pilot: 'academypilot', at: [800, 800] }] }).state;
    const pilots = half.oddsOfAttack(state, QUESTION)!.unwritten.filter(source => source.startsWith('pilot:'));
    expect(pilots).toEqual(['pilot:plainace']);
  });

  test('what may happen instead of the damage', () => {
    const iden: Duel = { defender: { pilot: 'idenversio' } };
    expect(expected(iden).leavesOut).toEqual(['pilot:idenversio']);
    expect(expected({ defender: { ...iden.defender, charges: 0 } }).leavesOut).toEqual([]);
  });
});
