import { describe, expect, test } from 'vitest';
import { type Ability, type DiceChange, dice as modifies } from '../../../src/engine/core/ability';
import { expected } from './support';

/**
 * The same game worked out as simply as can be: dice one by one, every roll, every order of modifications, every pick.
 * Nothing is shared with the engine but the rules of the game.
 */
type Face = 'hit' | 'crit' | 'focus' | 'blank' | 'evade';
interface Die {
  readonly face: Face;
  readonly rerolled: boolean;
}
type Change = Extract<DiceChange, { kind: 'reroll' | 'change' }>;
type Hand = readonly { readonly does: Change; readonly token: string }[];

const ATTACK: readonly (readonly [Face, number])[] = [
  ['hit', 3 / 8],
  ['crit', 1 / 8],
  ['focus', 2 / 8],
  ['blank', 2 / 8],
];
const DEFENSE: readonly (readonly [Face, number])[] = [
  ['evade', 3 / 8],
  ['focus', 2 / 8],
  ['blank', 3 / 8],
];

const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<readonly (readonly Item[])[]>((sets, item) => sets.flatMap(set => [set, [...set, item]]), [[]]);

/** The expected value over every ordered roll of the dice at these places. */
function rolling(
  dice: readonly Die[],
  at: readonly number[],
  die: typeof ATTACK,
  then: (dice: readonly Die[]) => number,
  rerolled = true,
): number {
  const [first, ...rest] = at;
  if (first === undefined) return then(dice);
  return die.reduce((sum, [face, chance]) => {
    const after = dice.map((one, index) => (index === first ? { face, rerolled } : one));
    return sum + chance * rolling(after, rest, die, then, rerolled);
  }, 0);
}

/** What a side makes of its dice: to stop, or any modification in hand with any dice for it. */
function modifying(
  dice: readonly Die[],
  hand: Hand,
  die: typeof ATTACK,
  best: (...values: number[]) => number,
  then: (dice: readonly Die[]) => number,
): number {
  const values = [then(dice)];
  for (const { does, token } of hand) {
    // A token pays for one thing.
    const left = hand.filter(one => one.token !== token);
    const go = (after: readonly Die[]) => modifying(after, left, die, best, then);
    const open = dice.flatMap((one, index) =>
      (does.kind === 'reroll' ? !one.rerolled : does.from.includes(one.face)) ? [index] : [],
    );
    for (const picks of subsets(open)) {
      if (picks.length === 0 || picks.length > does.most) continue;
      if (does.kind === 'reroll') values.push(rolling(dice, picks, die, go));
      else if (picks.length === Math.min(does.most, open.length)) {
        values.push(go(dice.map((one, index) => (picks.includes(index) ? { ...one, face: does.to } : one))));
      }
    }
  }
  return best(...values);
}

const count = (dice: readonly Die[], ...faces: readonly Face[]) =>
  dice.filter(({ face }) => faces.includes(face)).length;
const fresh = (many: number): readonly Die[] =>
  Array.from({ length: many }, () => ({ face: 'blank', rerolled: false }));
const places = (many: number) => Array.from({ length: many }, (_, index) => index);

interface Hands {
  /** Each side for its own dice. */
  readonly attacker: Hand;
  readonly defender: Hand;
  /** Each side for the dice of the other. */
  readonly onAttack?: Hand;
  readonly onDefense?: Hand;
  readonly reinforce?: number;
}

function damageOf(attackDice: number, defenseDice: number, hands: Hands): number {
  const { attacker, defender, onAttack = [], onDefense = [], reinforce = 0 } = hands;
  const roll = (many: number, die: typeof ATTACK, then: (dice: readonly Die[]) => number) =>
    rolling(fresh(many), places(many), die, then, false);
  const left = (results: number, evades: number): number => {
    const uncanceled = Math.max(0, results - evades);
    return uncanceled - Math.max(0, Math.min(reinforce, uncanceled - 1));
  };
  const against = (results: number): number =>
    roll(defenseDice, DEFENSE, rolled =>
      modifying(rolled, onDefense, DEFENSE, Math.max, changed =>
        modifying(changed, defender, DEFENSE, Math.min, dice => left(results, count(dice, 'evade'))),
      ),
    );
  const damage = places(attackDice + 1).map(against);
  return roll(attackDice, ATTACK, rolled =>
    modifying(rolled, onAttack, ATTACK, Math.min, changed =>
      modifying(changed, attacker, ATTACK, Math.max, dice => damage[count(dice, 'hit', 'crit')]!),
    ),
  );
}

const turn = (dice: 'attack' | 'defense', from: Face, most: number): Change => ({
  kind: 'change',
  dice,
  from: [from],
  to: dice === 'attack' ? 'hit' : 'evade',
  most,
});
const FOCUS = { token: 'focus', does: turn('attack', 'focus', 6) };
const CALCULATE = { token: 'calculate', does: turn('attack', 'focus', 1) };
const LOCK = { token: 'lock', does: { kind: 'reroll', dice: 'attack', most: 6 } } as const;
const FOCUS_DEFENSE = { token: 'focus', does: turn('defense', 'focus', 6) };
const EVADE = [
  { token: 'evade', does: turn('defense', 'blank', 1) },
  { token: 'evade', does: turn('defense', 'focus', 1) },
];

describe('every roll, one by one', () => {
  test('two dice with a lock and a focus against two with a focus and an evade', () => {
    const odds = expected({
      attacker: { pilot: 'academypilot', tokens: { focus: 1 }, locks: ['B1'] },
      defender: { pilot: 'bluesquadronescort', tokens: { focus: 1, evade: 1 } },
    });
    expect([odds.attackDice, odds.defenseDice]).toEqual([2, 2]);
    expect(odds.damage).toBeCloseTo(
      damageOf(2, 2, { attacker: [LOCK, FOCUS], defender: [FOCUS_DEFENSE, ...EVADE] }),
      10,
    );
  });

  test('two dice with a lock and a calculate against three with an evade', () => {
    const odds = expected({
      attacker: { pilot: 'academypilot', tokens: { calculate: 1 }, locks: ['B1'] },
      defender: { tokens: { evade: 1 } },
    });
    expect([odds.attackDice, odds.defenseDice]).toEqual([2, 3]);
    expect(odds.damage).toBeCloseTo(damageOf(2, 3, { attacker: [LOCK, CALCULATE], defender: EVADE }), 10);
  });

  test('three dice with a lock against one, reinforced', () => {
    const odds = expected({
      attacker: { locks: ['B1'] },
      defender: { pilot: 'bluesquadronescort', tokens: { strain: 1, reinforceFore: 1 } },
    });
    expect([odds.attackDice, odds.defenseDice]).toEqual([3, 1]);
    expect(odds.damage).toBeCloseTo(damageOf(3, 1, { attacker: [LOCK], defender: [], reinforce: 1 }), 10);
    expect(odds.damage).toBeLessThan(damageOf(3, 1, { attacker: [LOCK], defender: [] }) - 0.1);
  });

  test('cards of both sides for the dice of both', () => {
    const card = (as: 'attacker' | 'defender', name: string, does: Change): Ability => modifies({ name, as, does });
    const spoils: Change = { kind: 'reroll', dice: 'attack', most: 1 };
    const again: Change = { kind: 'reroll', dice: 'attack', most: 1 };
    const jukes: Change = { kind: 'change', dice: 'defense', from: ['evade', 'focus'], to: 'blank', most: 1 };
    const elusive: Change = { kind: 'reroll', dice: 'defense', most: 1 };
    const odds = expected({
      attacker: { pilot: 'academypilot', tokens: { calculate: 1 }, locks: ['B1'] },
      defender: { pilot: 'bluesquadronescort', tokens: { focus: 1 } },
      abilities: {
        'pilot:academypilot': [card('attacker', 'again', again), card('attacker', 'jukes', jukes)],
        'pilot:bluesquadronescort': [card('defender', 'spoils', spoils), card('defender', 'elusive', elusive)],
      },
    });
    expect([odds.attackDice, odds.defenseDice]).toEqual([2, 2]);
    const hands: Hands = {
      attacker: [LOCK, CALCULATE, { token: 'again', does: again }],
      defender: [FOCUS_DEFENSE, { token: 'elusive', does: elusive }],
      onAttack: [{ token: 'spoils', does: spoils }],
      onDefense: [{ token: 'jukes', does: jukes }],
    };
    expect(odds.damage).toBeCloseTo(damageOf(2, 2, hands), 10);
    expect(odds.damage).toBeGreaterThan(damageOf(2, 2, { ...hands, onDefense: [] }) + 0.01);
    expect(odds.damage).toBeLessThan(damageOf(2, 2, { ...hands, onAttack: [] }) - 0.01);
  });
});
