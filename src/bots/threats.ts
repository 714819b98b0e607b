import type { Engine, PlayerView } from '../engine';
import type { PlayerId } from '../engine/core/ids';
import type { Ship } from '../engine/core/state';
import { rangeInArc } from '../engine/geometry/arc';
import { BASE_LENGTH, type Base, squareAt } from '../engine/geometry/base';
import { PLAY_AREA } from '../engine/geometry/measures';
import type { Pose } from '../engine/geometry/pose';
import { rangeOf } from '../engine/geometry/range';
import { arcsOf, weaponsOf } from '../engine/look/attack';
import { shipsOnTable, sizeOf } from '../engine/look/ships';
import { dialChoices } from '../engine/rules/phases/planning';

/** The edge of a square of the map, in millimetres, and how many lie side by side. */
export const STEP = 12;
export const ACROSS = Math.ceil(PLAY_AREA / STEP);

/** Where ships may be shot at when the next shooting starts. Row by row from the near left corner. Plain data. */
export interface ThreatMap {
  /** How many enemy ships may shoot there. */
  readonly ships: Uint8Array;
  /** The closest range at which one may; 0 where none can. */
  readonly range: Uint8Array;
  /** In the middle of each field of one number. */
  readonly labels: readonly { readonly x: number; readonly y: number; readonly ships: number }[];
}

/** Further off, nothing of a base reaches. */
const FAR = 300 + BASE_LENGTH.large;

const MIDDLES: readonly Base[] = Array.from({ length: ACROSS * ACROSS }, (_, at) =>
  squareAt({ x: ((at % ACROSS) + 0.5) * STEP, y: (Math.floor(at / ACROSS) + 0.5) * STEP, heading: 0 }, STEP / 2),
);

/** All maneuvers of all enemies, and all their arcs from there: what lies open, never what a dial shows facedown. */
export function threatsTo(engine: Engine, view: PlayerView, player: PlayerId): ThreatMap {
  const ships = new Uint8Array(ACROSS * ACROSS);
  const range = new Uint8Array(ACROSS * ACROSS);
  for (const enemy of shipsOnTable(view)) {
    if (enemy.player === player) continue;
    const own = rangesOf(engine, view, enemy);
    for (let at = 0; at < own.length; at++) {
      if (own[at] === 0) continue;
      ships[at]!++;
      range[at] = range[at] === 0 ? own[at]! : Math.min(range[at]!, own[at]!);
    }
  }
  return { ships, range, labels: labelsOf(ships) };
}

/** The closest range at which one ship may shoot at each square. */
function rangesOf(engine: Engine, view: PlayerView, ship: Ship): Uint8Array {
  const table = { state: view, rules: engine.rules };
  const found = new Uint8Array(ACROSS * ACROSS);
  const half = BASE_LENGTH[sizeOf(table, ship)] / 2;
  const weapons = weaponsOf(table, ship);
  const arcs = [...new Set(weapons.flatMap(weapon => arcsOf(ship, weapon)))];
  const least = Math.min(...weapons.map(({ minRange }) => minRange));
  const most = Math.max(...weapons.map(({ maxRange }) => maxRange));
  for (const pose of endsOf(engine, view, ship)) {
    const base = squareAt(pose, half);
    for (let at = 0; at < found.length; at++) {
      const to = MIDDLES[at]!;
      if (Math.abs(to.x - base.x) > FAR || Math.abs(to.y - base.y) > FAR || found[at] === 1) continue;
      for (const arc of arcs) {
        const measure = rangeInArc(base, arc, to);
        const now = measure ? Math.max(1, rangeOf(measure.distance)) : 0;
        if (now >= least && now <= most && now > 0 && (found[at] === 0 || now < found[at]!)) found[at] = now;
      }
    }
  }
  return found;
}

const BEFORE_SHOOTING: readonly PlayerView['phase'][] = ['planning', 'system', 'activation'];

/** Where it may stand then: after any of its dial; after the one that lies open; or where it is, if it has moved. */
function endsOf(engine: Engine, view: PlayerView, ship: Ship): readonly Pose[] {
  if (BEFORE_SHOOTING.includes(view.phase) && ship.round.activated) return [ship.pose];
  const choices = dialChoices({ state: view, rules: engine.rules }, ship);
  const open = new Set(choices.filter(({ blocked }) => !blocked).map(({ code }) => code));
  const all = engine.reach(view, ship.id).filter(({ maneuver }) => open.has(maneuver));
  const known =
    ship.revealed && view.phase === 'activation' ? all.filter(({ maneuver }) => maneuver === ship.dial) : all;
  return known.flatMap(({ ends }) => ends.filter(({ flees }) => !flees).map(({ pose }) => pose));
}

/** Smaller fields bear no number. */
const LEAST_FIELD = 40;

function labelsOf(ships: Uint8Array): ThreatMap['labels'] {
  const seen = new Uint8Array(ships.length);
  const labels: ThreatMap['labels'][number][] = [];
  for (let start = 0; start < ships.length; start++) {
    if (seen[start] || ships[start] === 0) continue;
    const field = fieldAt(ships, seen, start);
    if (field.length < LEAST_FIELD) continue;
    const middle = field.reduce((best, at) => (roomAt(ships, at) > roomAt(ships, best) ? at : best));
    labels.push({ x: MIDDLES[middle]!.x, y: MIDDLES[middle]!.y, ships: ships[start]! });
  }
  return labels;
}

/** All squares of one number that hang together. */
function fieldAt(ships: Uint8Array, seen: Uint8Array, start: number): readonly number[] {
  const field = [start];
  seen[start] = 1;
  for (const at of field) {
    for (const next of around(at)) {
      if (seen[next] || ships[next] !== ships[start]) continue;
      seen[next] = 1;
      field.push(next);
    }
  }
  return field;
}

function around(at: number): readonly number[] {
  const x = at % ACROSS;
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < ACROSS - 1 ? [at + 1] : []),
    ...(at >= ACROSS ? [at - ACROSS] : []),
    ...(at < ACROSS * (ACROSS - 1) ? [at + ACROSS] : []),
  ];
}

/** How far it is to the next other number, along rows and columns and aslant. */
function roomAt(ships: Uint8Array, at: number): number {
  const [x, y] = [at % ACROSS, Math.floor(at / ACROSS)];
  for (let room = 1; ; room++) {
    for (const [dx, dy] of COMPASS) {
      const [tx, ty] = [x + dx * room, y + dy * room];
      const inside = tx >= 0 && ty >= 0 && tx < ACROSS && ty < ACROSS;
      if (!inside || ships[ty * ACROSS + tx] !== ships[at]) return room;
    }
  }
}

const COMPASS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
