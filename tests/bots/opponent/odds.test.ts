import { describe, expect, test } from 'vitest';
import { createOpponent, type LevelName } from '../../../src/bots/opponent';
import { ALL_EYES, damageSpread } from '../../../src/bots/opponent/dice';
import type { GameState } from '../../../src/engine/core/state';
import { engine } from '../../support/engine';
import { type Placed, scenario } from '../../support/scenario';

/** A die has eight sides; everything here is counted side by side. */
const RED = ['hit', 'hit', 'hit', 'hit', 'focus', 'focus', 'blank', 'blank'] as const;
const GREEN = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'] as const;
type Red = (typeof RED)[number];

function everyRoll<Face>(sides: readonly Face[], dice: number): readonly (readonly Face[])[] {
  if (dice === 0) return [[]];
  return everyRoll(sides, dice - 1).flatMap(roll => sides.map(side => [...roll, side]));
}

const count = (roll: readonly string[], face: string): number => roll.filter(one => one === face).length;
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;

/** How many hits get through, on average, against so many dice without a token. */
const through = (hits: number, defense: number): number =>
  mean(everyRoll(GREEN, defense).map(roll => Math.max(0, hits - count(roll, 'evade'))));

describe('damage, counted roll by roll', () => {
  test.each([
    { attack: 2, focus: false, defense: 3, guarded: false, evades: 0 },
    { attack: 3, focus: true, defense: 2, guarded: false, evades: 0 },
    { attack: 3, focus: true, defense: 2, guarded: true, evades: 1 },
    { attack: 4, focus: false, defense: 1, guarded: true, evades: 0 },
  ])('of $attack dice (focus: $focus) on $defense (focus: $guarded, evades: $evades)', one => {
    const counted = [0, 0, 0, 0, 0, 0, 0];
    const rolls = everyRoll(RED, one.attack);
    const answers = everyRoll(GREEN, one.defense);
    for (const roll of rolls) {
      const hits = count(roll, 'hit') + (one.focus ? count(roll, 'focus') : 0);
      for (const answer of answers) {
        const stops = count(answer, 'evade') + (one.guarded ? count(answer, 'focus') : 0);
        const stopped = Math.min(one.defense, stops + one.evades);
        counted[Math.max(0, hits - stopped)]! += 1 / (rolls.length * answers.length);
      }
    }
    const eyes = (has: boolean) => (has ? ALL_EYES : 0);
    const table = damageSpread(one.attack, eyes(one.focus), false, one.defense, eyes(one.guarded), one.evades);
    counted.forEach((chance, damage) => {
      expect(table[damage]).toBeCloseTo(chance, 10);
    });
  });

  test('of two dice rolled again with a lock', () => {
    const rolls = everyRoll(RED, 2);
    const expected = mean(
      rolls.map(roll => {
        const kept = count(roll, 'hit');
        return mean(everyRoll(RED, 2 - kept).map(again => through(kept + count(again, 'hit'), 1)));
      }),
    );
    const table = damageSpread(2, 0, true, 1, 0, 0);
    expect(table.reduce((sum, chance, damage) => sum + chance * damage, 0)).toBeCloseTo(expected, 10);
  });
});

/** What is left to spend. */
interface Spendable {
  readonly focus: boolean;
  readonly lock: boolean;
}

/** An Academy Pilot at range 2, with one die less against Wedge. */
const DEFENSE = 2;

/** The most that can come of a roll, every spend and every reroll tried. */
function most(roll: readonly Red[], left: Spendable): number {
  const ways = [through(count(roll, 'hit'), DEFENSE)];
  if (left.focus) ways.push(afterFocus(roll, left));
  if (left.lock) ways.push(...subsets(roll.length).map(dice => afterLock(roll, dice, left)));
  return Math.max(...ways);
}

const afterFocus = (roll: readonly Red[], left: Spendable): number =>
  most(
    roll.map(face => (face === 'focus' ? 'hit' : face)),
    { ...left, focus: false },
  );

const afterLock = (roll: readonly Red[], dice: readonly number[], left: Spendable): number =>
  mean(
    everyRoll(RED, dice.length).map(again =>
      most(
        roll.map((face, at) => (dice.includes(at) ? again[dice.indexOf(at)]! : face)),
        { ...left, lock: false },
      ),
    ),
  );

const subsets = (many: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** many - 1 }, (_, bits) =>
    Array.from({ length: many }, (__, at) => at).filter(at => ((bits + 1) >> at) & 1),
  );

const pickIn = (state: GameState, level: LevelName): readonly string[] => {
  const choice = createOpponent(engine, 'p1', level, 1).answer(engine.viewFor(state, 'p1'))!.given.choice;
  return 'picks' in choice ? choice.picks : [choice.option];
};

describe('what it spends is the best that can be spent', () => {
  const ROLLS: readonly (readonly Red[])[] = [
    ['hit', 'focus', 'blank'],
    ['focus', 'focus', 'blank'],
    ['blank', 'blank', 'focus'],
    ['hit', 'hit', 'blank'],
    ['hit', 'focus', 'focus'],
    ['blank', 'blank', 'blank'],
    ['hit', 'hit', 'hit'],
  ];

  test.each(ROLLS.flatMap(roll => (['recruit', 'veteran'] as const).map(level => ({ roll, level }))))(
    'a $level has rolled $roll',
    ({ roll, level }) => {
      const game = scenario({
        p1: [{ pilot: 'wedgeantilles', at: [457, 300], tokens: { focus: 1 }, locks: ['ship:B1'] }],
        p2: [{ pilot: 'academypilot', at: [457, 500], heading: 180 }],
        phase: 'engagement',
        dice: [...roll],
      });
      for (let asked = 0; asked < 6 && game.asked('p1') !== 'modifyDice'; asked++)
        game.choose('p1', pickIn(game.state, level)[0]!);
      expect(game.last('diceRolled')!.faces).toEqual(roll);
      const [spent] = pickIn(game.state, level);
      const all = { focus: true, lock: true };
      if (spent === 'mod:focus') expect(afterFocus(roll, all)).toBeCloseTo(most(roll, all), 9);
      else if (spent !== 'mod:lock') expect(through(count(roll, 'hit'), DEFENSE)).toBeCloseTo(most(roll, all), 9);
      else {
        game.choose('p1', 'mod:lock');
        const dice = pickIn(game.state, level).map(key => Number(key.slice('die:'.length)));
        expect(afterLock(roll, dice, all)).toBeCloseTo(most(roll, all), 9);
      }
    },
  );
});

describe('whom it shoots at, counted roll by roll', () => {
  /** Expected damage of an attack without tokens. */
  const damage = (attack: number, defense: number): number =>
    mean(everyRoll(RED, attack).map(roll => through(count(roll, 'hit'), defense)));
  const kill = (attack: number, defense: number): number => {
    const answers = everyRoll(GREEN, defense);
    return mean(
      everyRoll(RED, attack).map(roll => mean(answers.map(one => Number(count(roll, 'hit') > count(one, 'evade'))))),
    );
  };
  const NEAR: Placed = { pilot: 'academypilot', at: [420, 410], heading: 180 };
  const FAR: Placed = { pilot: 'academypilot', at: [500, 575], heading: 180 };
  const ONE_LEFT = ['-directhit', '-directhit'];
  const asked = (p2: readonly Placed[]) =>
    scenario({ p1: [{ pilot: 'redsquadronveteran', at: [457, 300] }], p2, phase: 'engagement', round: 3 });

  test('a cadet at whom it hurts most, near with more dice against fewer', () => {
    expect(damage(4, 3)).toBeGreaterThan(damage(3, 4));
    expect(pickIn(asked([FAR, NEAR]).state, 'cadet')).toEqual(['target:ship:B2:primary:0']);
    expect(pickIn(asked([NEAR, FAR]).state, 'cadet')).toEqual(['target:ship:B1:primary:0']);
  });

  test('a pilot at whom a kill is likelier, of two that have one hull left', () => {
    expect(kill(4, 3)).toBeGreaterThan(kill(3, 4));
    const ships = [
      { ...FAR, damage: ONE_LEFT },
      { ...NEAR, damage: ONE_LEFT },
    ];
    expect(pickIn(asked(ships).state, 'pilot')).toEqual(['target:ship:B2:primary:0']);
    expect(pickIn(asked(ships.toReversed()).state, 'pilot')).toEqual(['target:ship:B1:primary:0']);
  });
});
