import type { Answer, Decision, RollWhy } from '../core/decision';
import type { Face, GameEvent } from '../core/event';
import { ownerOf, PLAYERS, type PlayerId, type UnitId } from '../core/ids';
import { type Rng, roll } from '../core/rng';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { playIn } from './play';
import type { GameRecord } from './record';

export type Die = 'attack' | 'defense';

/** A number of the generator, and the face that it makes of a die. */
export interface Drawn {
  /** The manieth number since its seed. */
  readonly at: number;
  readonly value: number;
  readonly face: Face;
}

/** One roll of a game, beside what the generator gives. */
export interface CheckedRoll {
  /** After so many answers. */
  readonly after: number;
  readonly round: number;
  readonly player: PlayerId | null;
  readonly ship: UnitId | null;
  readonly dice: Die;
  readonly why: RollWhy | 'firstPlayer' | null;
  /** What the game went on with. */
  readonly faces: readonly Face[];
  /** Null where a player rolled by hand. */
  readonly drawn: readonly Drawn[] | null;
  readonly agrees: boolean;
}

/** The seed that the generator had from here on. */
export interface SeedFrom {
  readonly after: number;
  readonly seed: number;
}

export interface RollCheck {
  readonly rolls: readonly CheckedRoll[];
  readonly seeds: readonly SeedFrom[];
  /** How many numbers went to damage decks and the like. */
  readonly other: number;
  /** Where the game cannot be followed any further, and why. */
  readonly problem: string | null;
}

/** What the generator gives, counted on its own from the seed: it never looks at the game. */
function generatorFrom(seed: number) {
  let rng: Rng = { kind: 'seeded', seed: seed | 0 };
  let at = 0;
  return {
    next(): { readonly at: number; readonly value: number } {
      const [value, after] = roll(rng);
      rng = after;
      at += 1;
      return { at, value };
    },
  };
}

/** The face that a number makes of a die. */
export const faceOf = (die: readonly Face[], value: number): Face => die[Math.floor(value * die.length)]!;

/** The first numbers of a seed, each with the face of either die. */
export function numbersOf({ catalog }: Pick<Rules, 'catalog'>, seed: number, count: number) {
  const generator = generatorFrom(seed);
  return Array.from({ length: count }, () => {
    const { at, value } = generator.next();
    return { at, value, attack: faceOf(catalog.dice.attack, value), defense: faceOf(catalog.dice.defense, value) };
  });
}

interface Throw {
  readonly dice: Die;
  readonly faces: readonly Face[];
  readonly drawn: readonly Drawn[];
}

/** Plays a record again, and holds each roll against the numbers of its seed. */
export function checkRolls(rules: Rules, record: GameRecord): RollCheck {
  const rolls: CheckedRoll[] = [];
  const seeds: SeedFrom[] = [{ after: 0, seed: record.seed }];
  let generator = generatorFrom(record.seed);
  let drawn: { readonly at: number; readonly value: number }[] = [];
  let throws: Throw[] = [];
  let other = 0;
  const play = playIn(
    {
      ...rules,
      drew: () => void drawn.push(generator.next()),
      threw(dice, faces) {
        // The last numbers made these dice; what came before them was for something else.
        const own = drawn.slice(drawn.length - faces.length);
        other += drawn.length - own.length;
        drawn = [];
        const die: readonly Face[] = rules.catalog.dice[dice];
        if (faces.length > 0)
          throws.push({ dice, faces, drawn: own.map(one => ({ ...one, face: faceOf(die, one.value) })) });
      },
    },
    'fork',
  );
  const take = (after: number, round: number, events: readonly GameEvent[]) => {
    rolls.push(...told(throws, events, { after, round }));
    other += drawn.length;
    [throws, drawn] = [[], []];
  };
  const done = (problem: string | null): RollCheck => ({ rolls, seeds, other, problem });
  try {
    const begun = play.newGame(record.setup, record.seed);
    if (!begun.ok) return done(begun.problem);
    const { state } = begun.step;
    take(0, 0, begun.step.events);
    for (const [index, given] of record.answers.entries()) {
      const { round } = state;
      const seed = newSeed(given);
      if (seed !== null) {
        seeds.push({ after: index, seed });
        generator = generatorFrom(seed);
      }
      const entered = enteredBy(state, given);
      const outcome = play.answer(state, given);
      if (!outcome.ok) return done(outcome.problem);
      if (entered) rolls.push({ after: index + 1, round, ...entered });
      take(index + 1, round, outcome.step.events);
    }
    return done(null);
  } catch (error) {
    return done(error instanceof Error ? error.message : String(error));
  }
}

function newSeed(given: Answer): number | null {
  if (!('referee' in given)) return null;
  const { referee } = given;
  return referee.kind === 'reseed' || referee.kind === 'copied' ? referee.seed : null;
}

/** What a player said that fell. */
function enteredBy(state: GameState, given: Answer): Omit<CheckedRoll, 'after' | 'round'> | null {
  if ('referee' in given || !('option' in given.choice)) return null;
  const { option: key } = given.choice;
  const decision = state.pending.find(({ id }) => id === given.decision);
  const subject = decision?.options.find(option => option.key === key)?.subject;
  return decision && subject?.kind === 'faces'
    ? { player: given.player, faces: subject.faces, drawn: null, agrees: true, ...rollOf(decision) }
    : null;
}

function rollOf({ topic }: Decision): Pick<CheckedRoll, 'ship' | 'dice' | 'why'> {
  if (topic.kind !== 'enterDice') return { ship: null, dice: 'attack', why: 'firstPlayer' };
  const { ship, dice, why } = topic;
  return { ship, dice, why };
}

type Told = Pick<CheckedRoll, 'player' | 'ship' | 'dice' | 'why' | 'faces'>;

/** Each throw with the news of it: they come in one order, and what players or cards laid down lies between. */
function told(
  throws: readonly Throw[],
  events: readonly GameEvent[],
  when: Pick<CheckedRoll, 'after' | 'round'>,
): readonly CheckedRoll[] {
  const news = events.flatMap(newsOf);
  let from = 0;
  return throws.map(({ dice, faces, drawn }) => {
    const found = news.findIndex((one, at) => at >= from && one.dice === dice && endsWith(one.faces, faces));
    if (found >= 0) from = found + 1;
    const about: Omit<Told, 'faces'> = news[found] ?? { player: null, ship: null, dice, why: null };
    const agrees = found >= 0 && drawn.length === faces.length && drawn.every(({ face }, at) => face === faces[at]);
    return { ...when, player: about.player, ship: about.ship, why: about.why, dice, faces, drawn, agrees };
  });
}

/** Whoever practises may have set the first dice of a roll by hand. */
const endsWith = (all: readonly Face[], last: readonly Face[]): boolean =>
  last.length <= all.length && all.slice(all.length - last.length).join() === last.join();

function newsOf(event: GameEvent): readonly Told[] {
  const again = (dice: readonly number[], after: readonly Face[]) => dice.map(at => after[at]!);
  switch (event.type) {
    case 'firstPlayerRolled':
      return PLAYERS.map(player => ({
        player,
        ship: null,
        dice: 'attack' as const,
        why: 'firstPlayer' as const,
        faces: event.rolls[player],
      }));
    case 'diceRolled':
      return [toldOf(event.ship, event.kind, event.purpose.kind, event.faces)];
    case 'rollRepeated':
      return [toldOf(event.ship, event.kind, 'reroll', again(event.dice, event.after))];
    case 'diceRerolled':
      return [toldOf(null, event.kind, 'reroll', again(event.dice, event.after))];
    case 'diceAdded':
      return [toldOf(null, event.kind, 'more', event.faces)];
    default:
      return [];
  }
}

const toldOf = (ship: UnitId | null, dice: Die, why: RollWhy, faces: readonly Face[]): Told => ({
  player: ship?.startsWith('ship:') ? ownerOf(ship as `ship:${string}`) : null,
  ship,
  dice,
  why,
  faces,
});
