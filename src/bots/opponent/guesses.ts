import type { ShipId } from '../../engine/core/ids';
import { type ManeuverCode, parseManeuver } from '../../engine/core/vocabulary';
import type { Level } from './levels';
import type { Model, Place, Unit } from './model';
import { type Picks, playRound } from './round';

/** What the others may have set, each guess as likely as any other. */
export type Belief = readonly ReadonlyMap<ShipId, ManeuverCode>[];

/** A round of more than ten ships takes longer to play: as much less of it is thought through. */
export const shareOf = ({ units }: Model): number => Math.min(1, 10 / Math.max(1, units.length));

/** Something harmless for everyone: about 2 straight. */
export function flyingOn({ units }: Model): Picks {
  return Int32Array.from(units, ({ places }) => bestOf(places, plainness));
}

function plainness({ code, flees, harm, safe }: Place): number {
  if (!code) return 0;
  const { bearing, speed, difficulty } = parseManeuver(code);
  const trouble = (flees ? 1000 : 0) + (safe < 0.2 ? 50 : 0) + 20 * harm;
  return -trouble - (bearing === 'straight' ? 0 : 5) - Math.abs(speed - 2) - (difficulty === 'red' ? 10 : 0);
}

function bestOf(places: readonly Place[], worth: (place: Place, index: number) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  places.forEach((place, index) => {
    const now = worth(place, index);
    if (now > most) {
      most = now;
      best = index;
    }
  });
  return best;
}

/** So many of a list, evenly. */
export function spread<Item>(items: readonly Item[], many: number): readonly Item[] {
  if (items.length <= many) return items;
  return Array.from({ length: many }, (_, i) => items[Math.floor((i * items.length) / many)]!);
}

/** Ways in which people fly, and how common they are: weighing things up, the same sharply, at the nearest enemy, anyhow. */
const MANNERS = [0.4, 0.2, 0.25, 0.15];

/** What the others may fly: drawn by manners, and one player flies all ships in one manner. */
export function guessDials(model: Model, level: Level, random: () => number): readonly Picks[] {
  const start = flyingOn(model);
  const theirs = model.units.filter(({ mine, places }) => !mine && places.length > 1);
  if (level.guesses === 0 || theirs.length === 0) return [start];
  const chances = theirs.map(unit => mannersOf(model, unit, start, level));
  const many = Math.ceil(level.guesses * shareOf(model));
  return Array.from({ length: many }, (_, k) => {
    const guess = start.slice();
    const manner = level.manners ? draw(MANNERS, (k + 0.5) / many) : 0;
    theirs.forEach((unit, index) => {
      guess[unit.at] = draw(chances[index]![manner]!, random());
    });
    return guess;
  });
}

/** How likely each place of a ship is in each manner, all others flying on. */
function mannersOf(model: Model, unit: Unit, start: Picks, level: Level): readonly (readonly number[])[] {
  const picks = start.slice();
  const sign = unit.mine ? 1 : -1;
  const unlessGone = (worth: (place: Place, index: number) => number) =>
    unit.places.map((place, index) => (place.flees ? Number.NEGATIVE_INFINITY : worth(place, index)));
  // Points mean more where fewer win.
  const scale = 20 / model.goal;
  const worths = unlessGone((_, index) => {
    picks[unit.at] = index;
    return sign * playRound(model, picks) * scale;
  });
  const aims = unlessGone(place => aim(model, unit, place));
  const anyhow = unlessGone(({ harm, stressed }) => -harm - (stressed ? 0.5 : 0));
  const { sharpness } = level;
  return [softmax(worths, sharpness), softmax(worths, 4 * sharpness), softmax(aims, 1 / 12), softmax(anyhow, 1)];
}

/** Straight at whoever is near, from about range 1 to 2. */
function aim({ units }: Model, unit: Unit, { base, harm, stressed, safe }: Place): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const foe of units) {
    if (foe.mine === unit.mine) continue;
    const dx = foe.start.base.x - base.x;
    const dy = foe.start.base.y - base.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    const ahead = distance === 0 ? 1 : (dx * base.forwardX + dy * base.forwardY) / distance;
    const off = (Math.acos(Math.max(-1, Math.min(1, ahead))) * 180) / Math.PI;
    best = Math.max(best, -Math.abs(distance - 160) - 2 * off);
  }
  return best - 400 * harm - (stressed ? 60 : 0) - (safe < 0.3 ? 300 : 0);
}

function softmax(worths: readonly number[], sharpness: number): readonly number[] {
  const best = Math.max(...worths);
  const raw = worths.map(worth => (worth === Number.NEGATIVE_INFINITY ? 0 : Math.exp(sharpness * (worth - best))));
  const sum = raw.reduce((a, b) => a + b, 0);
  return sum > 0 && Number.isFinite(sum) ? raw.map(one => one / sum) : raw.map(() => 1 / raw.length);
}

function draw(chances: readonly number[], at: number): number {
  let left = at;
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i]!;
    if (left <= 0) return i;
  }
  return chances.length - 1;
}

/** The same by maneuvers, so that it holds while the table changes. */
export const beliefFrom = ({ units }: Model, guesses: readonly Picks[]): Belief =>
  guesses.map(picks => {
    const codes = units.flatMap(({ mine, id, at, places }): [ShipId, ManeuverCode][] => {
      const code = mine ? null : places[picks[at]!]?.code;
      return code ? [[id, code]] : [];
    });
    return new Map(codes);
  });

/** A guess as picks in a model of the table as it is now: what has been revealed is as it is. */
export function picksFor({ units }: Model, codes: Belief[number]): Picks {
  return Int32Array.from(units, ({ mine, id, places }) =>
    mine || places.length < 2
      ? 0
      : Math.max(
          0,
          places.findIndex(({ code }) => code === codes.get(id)),
        ),
  );
}
