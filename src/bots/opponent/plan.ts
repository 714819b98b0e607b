import type { ShipId } from '../../engine/core/ids';
import { type Bearing, type ManeuverCode, parseManeuver } from '../../engine/core/vocabulary';
import { type Belief, beliefFrom, flyingOn, guessDials, picksFor, shareOf, spread } from './guesses';
import type { Level } from './levels';
import type { Model, Place, Unit } from './model';
import { type Picks, placesNow, playRound } from './round';
import { shotFrom } from './shots';
import { becauseOf, noTerms, TERMS, type Terms, totalOf, type Why } from './why';

/** What a squad flies this round, and what it thinks that the others do. */
export interface Plan {
  readonly dials: ReadonlyMap<ShipId, ManeuverCode>;
  readonly belief: Belief;
  readonly why: ReadonlyMap<ShipId, Why>;
}

export function planDials(model: Model, level: Level, random: () => number): Plan {
  const guesses = guessDials(model, level, random);
  const start = flyingOn(model);
  const liking = misjudging(model, level, random);
  const judge = judgeOf(model, level, guesses);
  const chosen = level.alone
    ? eachAlone(model, judge, start, liking)
    : bestOf(
        judge,
        startsOf(model, judge, start, level).map(from => together(model, judge, from, liking, level.passes)),
      );
  return explained(model, chosen, judge);
}

/** By how much each place of each ship seems better than it is. */
type Liking = readonly (readonly number[])[];

/** What does not come to mind is flown only where nothing else stays on the table. */
const OVERLOOKED = -1000;

function misjudging({ units, goal }: Model, { noise, overlooks, turnsAround }: Level, random: () => number): Liking {
  const liking = ({ safe, harm, code }: Place): number => {
    const off = noise * (goal / 20) * bell(random);
    const overlooked = random() < overlooks || !(turnsAround || isPlain(code));
    // Rocks and the edge are plain to everybody, and whoever turns around has thought twice.
    if (safe === 0) return 2 * OVERLOOKED;
    if (overlooked || harm > 0) return OVERLOOKED;
    return isPlain(code) ? off : off / 2;
  };
  return units.map(({ mine, places }) => places.map(place => (mine && noise > 0 ? liking(place) : 0)));
}

const PLAIN: readonly Bearing[] = ['straight', 'bankLeft', 'bankRight', 'turnLeft', 'turnRight'];

const isPlain = (code: Place['code']): boolean => code !== null && PLAIN.includes(parseManeuver(code).bearing);

/** About as likely as a normal spread, between -2 and 2. */
const bell = (random: () => number): number => random() + random() + random() + random() - 2;

/** Weighs own dials against guesses: all of them, or a few for a first look. What was weighed is remembered. */
interface Judge {
  readonly guesses: readonly Picks[];
  /** How many places of a ship get a second look. */
  readonly second: number;
  /** Whether there is time to think on: counted in rounds played, so that a slow machine thinks as far as a quick one. */
  readonly mayGoOn: () => boolean;
  readonly all: (own: Picks) => number;
  readonly some: (own: Picks) => number;
}

function judgeOf(model: Model, { looks, rounds }: Level, guesses: readonly Picks[]): Judge {
  const few = spread(guesses, looks.first);
  let left = rounds * shareOf(model) ** 2;
  const remembering = (against: readonly Picks[]) => {
    const known = new Map<string, number>();
    return (own: Picks): number => {
      const key = own.join();
      const before = known.get(key);
      if (before !== undefined) return before;
      left -= against.length;
      let sum = 0;
      for (const guess of against) sum += playRound(model, bothSides(model, own, guess));
      known.set(key, sum / against.length);
      return sum / against.length;
    };
  };
  const some = remembering(few);
  const all = few.length < guesses.length ? remembering(guesses) : some;
  return { guesses, second: looks.second, mayGoOn: () => left > 0, some, all };
}

/** Written over each time. */
const joint: Picks = new Int32Array(64);

/** Own ships as picked, the others as guessed. */
function bothSides({ units }: Model, own: Picks, other: Picks): Picks {
  for (const { at, mine } of units) joint[at] = mine ? own[at]! : other[at]!;
  return joint;
}

/** A ship's places that deserve a second look, the rest of the squad as picked; best first at first sight. */
function hopeful(
  { at, places }: Unit,
  picks: Picks,
  { some, second }: Judge,
  liking: Liking | null,
): readonly number[] {
  const tried = picks.slice();
  return places
    .flatMap(({ flees, code }, index) => {
      if (flees || !code) return [];
      tried[at] = index;
      return [{ index, worth: some(tried) + (liking ? liking[at]![index]! : 0) }];
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, second)
    .map(({ index }) => index);
}

const ownToSet = ({ units, moving }: Model): readonly Unit[] =>
  // Those that move first stand in the others' way.
  moving.map(at => units[at]!).filter(({ mine, places }) => mine && places.length > 1);

/** Flying on; for whoever thinks further also where each ship would like to be by itself: formations have more than one best. */
const startsOf = (model: Model, judge: Judge, start: Picks, { starts }: Level): readonly Picks[] =>
  starts === 'one' ? [start] : [start, eachAtFirstSight(model, judge, start)];

function eachAtFirstSight(model: Model, judge: Judge, start: Picks): Picks {
  const chosen = start.slice();
  for (const unit of ownToSet(model)) chosen[unit.at] = hopeful(unit, start, judge, null)[0] ?? start[unit.at]!;
  return chosen;
}

const bestOf = ({ all }: Judge, found: readonly Picks[]): Picks =>
  found.reduce((best, one) => (all(one) > all(best) ? one : best));

/** Each ship to where it is best with the others as they are, until none wants to change. */
function together(model: Model, judge: Judge, start: Picks, liking: Liking, passes: number): Picks {
  const picks = start.slice();
  const ships = ownToSet(model);
  const liked = () => ships.reduce((sum, { at }) => sum + liking[at]![picks[at]!]!, 0);
  let best = judge.all(picks) + liked();
  for (let pass = 0; pass < passes; pass++) {
    let changed = false;
    for (const unit of ships) {
      if (pass > 0 && !judge.mayGoOn()) return picks;
      const { at } = unit;
      const before = picks[at]!;
      let choice = before;
      for (const index of hopeful(unit, picks, judge, liking)) {
        picks[at] = index;
        const now = judge.all(picks) + liked();
        if (now > best + 1e-9) {
          best = now;
          choice = index;
        }
      }
      picks[at] = choice;
      changed ||= choice !== before;
    }
    if (!changed) break;
  }
  return picks;
}

/** Each ship by itself, its friends flying on. */
function eachAlone(model: Model, judge: Judge, start: Picks, liking: Liking): Picks {
  const chosen = start.slice();
  for (const { at, places } of ownToSet(model)) {
    const picks = start.slice();
    let best = Number.NEGATIVE_INFINITY;
    places.forEach(({ flees }, index) => {
      if (flees) return;
      picks[at] = index;
      const now = judge.all(picks) + liking[at]![index]!;
      if (now > best) {
        best = now;
        chosen[at] = index;
      }
    });
  }
  return chosen;
}

function explained(model: Model, chosen: Picks, judge: Judge): Plan {
  const { guesses } = judge;
  const dials = new Map<ShipId, ManeuverCode>();
  const why = new Map<ShipId, Why>();
  const terms = termsOf(model, chosen, guesses);
  const expected = expectedPlaces(model, chosen, guesses);
  for (const unit of model.units) {
    const code = unit.mine && unit.toMove ? unit.places[chosen[unit.at]!]?.code : null;
    if (!code) continue;
    dials.set(unit.id, code);
    const second = runnerUp(model, unit, chosen, judge);
    why.set(unit.id, {
      ship: unit.id,
      chosen: code,
      runnerUp: second?.code ?? null,
      margin: second ? totalOf(terms) - totalOf(second.terms) : 0,
      because: second ? becauseOf(terms, second.terms) : [],
      place: expected.placeOf(unit).pose,
      expected: expected.poses,
      targets: expected.targetsOf(unit),
      threats: expected.threatsTo(unit),
    });
  }
  return { dials, belief: beliefFrom(model, guesses), why };
}

/** The best of the other maneuvers, the rest of the squad as planned. */
function runnerUp(model: Model, unit: Unit, chosen: Picks, judge: Judge) {
  const { at, places } = unit;
  const picks = chosen.slice();
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const index of hopeful(unit, chosen, judge, null)) {
    if (index === chosen[at]) continue;
    picks[at] = index;
    const worth = judge.all(picks);
    if (worth > most) {
      best = index;
      most = worth;
    }
  }
  const code = places[best]?.code;
  if (!code) return null;
  picks[at] = best;
  return { code, terms: termsOf(model, picks, judge.guesses) };
}

/** On average over all guesses, term by term. */
export function termsOf(model: Model, own: Picks, guesses: readonly Picks[]): Terms {
  const terms = noTerms();
  for (const guess of guesses) playRound(model, bothSides(model, own, guess), terms);
  for (const term of TERMS) terms[term] /= guesses.length;
  return terms;
}

/** Everyone where they are guessed most often, whom own ships would have in arc then, and who would have them. */
export function expectedPlaces(model: Model, own: Picks, guesses: readonly Picks[]) {
  const usual = Int32Array.from(model.units, ({ at }) => mostCommon(guesses.map(guess => guess[at]!)));
  playRound(model, bothSides(model, own, usual));
  const places = placesNow();
  const others = model.units.filter(({ mine }) => !mine);
  return {
    poses: others.flatMap(({ id, at }) => (places[at]!.flees ? [] : [{ ship: id, pose: places[at]!.pose }])),
    placeOf: ({ at }: Unit) => places[at]!,
    targetsOf: (unit: Unit): readonly ShipId[] =>
      others.filter(foe => shotFrom(model, unit, places[unit.at]!, foe, places[foe.at]!) !== null).map(({ id }) => id),
    threatsTo: (unit: Unit): readonly ShipId[] =>
      others.filter(foe => shotFrom(model, foe, places[foe.at]!, unit, places[unit.at]!) !== null).map(({ id }) => id),
  };
}

/** Where the others are expected when the shooting starts, seen in the middle of a round. */
export const expectedIn = (model: Model, belief: Belief): Why['expected'] =>
  expectedPlaces(
    model,
    new Int32Array(model.units.length),
    belief.map(codes => picksFor(model, codes)),
  ).poses;

function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
