import { type DeviceTokenId, isShipId, type ObjectId, type ObstacleTokenId, type RockId } from '../core/ids';
import { gathered } from '../core/list';
import type { Pose } from '../core/place';
import type { DeviceToken, GameState, Rock, Ship } from '../core/state';
import type { Table } from '../core/table';
import type { ObstacleKind } from '../core/vocabulary';
import type { Base } from '../geometry/base';
import { baseOverlaps } from '../geometry/baseOverlap';
import type { Measure } from '../geometry/closest';
import { type Disc, measureBases, measureToDisc, measureToPolygon } from '../geometry/distance';
import { MARKER_RADIUS } from '../geometry/measures';
import { type Polygon, polygonAt } from '../geometry/polygon';
import { rangeOf } from '../geometry/range';
import { baseOf, shipOf } from './ships';

/** Poses are replaced, never written into, so an outline can be kept with its pose. */
const laid = new WeakMap<Pose, Polygon>();

export function outlineOfRock({ rules }: Table, rock: Rock, pose: Pose): Polygon {
  const known = laid.get(pose);
  if (known) return known;
  const polygon = polygonAt(rules.catalog.obstacle(rock.obstacle).outline, pose);
  laid.set(pose, polygon);
  return polygon;
}

export interface PlacedRock {
  readonly rock: Rock;
  readonly pose: Pose;
  readonly outline: Polygon;
}

/** Asked many times between two placements: the list is kept while every obstacle lies where it lay. */
const kept = new WeakMap<GameState['rocks'], readonly PlacedRock[]>();

/** The obstacles in the play area. */
export function rocksOnTable(table: Table): readonly PlacedRock[] {
  const { rocks } = table.state;
  if (last && isUpToDate(rocks, last)) return last;
  last = placedIn(table, rocks);
  return last;
}

/** Nearly always those of the same table. */
let last: readonly PlacedRock[] | null = null;

function placedIn(table: Table, rocks: GameState['rocks']): readonly PlacedRock[] {
  const known = kept.get(rocks);
  if (known && isUpToDate(rocks, known)) return known;
  const placed = gathered(Object.values(rocks), rock =>
    rock.pose ? [{ rock, pose: rock.pose, outline: outlineOfRock(table, rock, rock.pose) }] : [],
  );
  kept.set(rocks, placed);
  return placed;
}

/** A fork writes into its rocks, so that the same list may hold other places; and another fork may have its rocks where these lie. */
function isUpToDate(rocks: GameState['rocks'], known: readonly PlacedRock[]): boolean {
  let lying = 0;
  for (const id in rocks) {
    const rock = rocks[id as RockId]!;
    if (!rock.pose) continue;
    const before = known[lying++];
    if (before?.pose !== rock.pose || before.rock.id !== rock.id) return false;
  }
  return lying === known.length;
}

export const kindOfRock = ({ state, rules }: Table, id: RockId): ObstacleKind =>
  rules.catalog.obstacle(state.rocks[id]!.obstacle).kind;

const pieces = new WeakMap<Pose, readonly Polygon[]>();

/** All pieces of a device laid somewhere: cluster mines are a set of three. */
export function outlinesOf({ rules }: Table, { device, pose }: Pick<DeviceToken, 'device' | 'pose'>) {
  const known = pieces.get(pose);
  if (known) return known;
  const outlines = rules.catalog.device(device).outlines.map(outline => polygonAt(outline, pose));
  pieces.set(pose, outlines);
  return outlines;
}

/** Of a token, the one piece that it is. */
export const outlineOfDevice = (table: Table, token: DeviceToken): Polygon => outlinesOf(table, token)[token.piece]!;

/** An obstacle in play, be it one of those set up or one that a card has placed. */
export interface ObstacleInPlay {
  readonly id: ObstacleTokenId;
  readonly outline: Polygon;
}

export function obstaclesOnTable(table: Table): readonly ObstacleInPlay[] {
  const rocks = obstaclesAmong(rocksOnTable(table));
  const { devices } = table.state;
  let found: ObstacleInPlay[] | null = null;
  for (const id in devices) {
    const token = devices[id as DeviceTokenId]!;
    if (table.rules.catalog.device(token.device).kind !== 'obstacle') continue;
    found ??= [...rocks];
    found.push({ id: token.id, outline: outlineOfDevice(table, token) });
  }
  return found ?? rocks;
}

/** With the list of rocks is kept what follows from it. */
const obstaclesMade = new WeakMap<readonly PlacedRock[], readonly ObstacleInPlay[]>();

function obstaclesAmong(placed: readonly PlacedRock[]): readonly ObstacleInPlay[] {
  const known = obstaclesMade.get(placed);
  if (known) return known;
  const found = placed.map(({ rock, outline }) => ({ id: rock.id, outline }));
  obstaclesMade.set(placed, found);
  return found;
}

/** Their outlines, kept as long as the list of them. */
const outlinesMade = new WeakMap<readonly ObstacleInPlay[], readonly Polygon[]>();

export function outlinesAmong(obstacles: readonly ObstacleInPlay[]): readonly Polygon[] {
  const known = outlinesMade.get(obstacles);
  if (known) return known;
  const outlines = obstacles.map(({ outline }) => outline);
  outlinesMade.set(obstacles, outlines);
  return outlines;
}

export const discOf = ({ x, y }: { readonly x: number; readonly y: number }): Disc => ({ x, y, radius: MARKER_RADIUS });

/** Whoever asks for a range often asks for the line next; bases and outlines are never written into. */
let lately: { readonly from: Base; readonly to: Base | Polygon; readonly measure: Measure } | null = null;

function measured(from: Base, to: Base | Polygon): Measure {
  if (lately?.from === from && lately.to === to) return lately.measure;
  const measure = 'xy' in to ? measureToPolygon(from, to) : measureBases(from, to);
  lately = { from, to, measure };
  return measure;
}

/** The shortest line from a ship to any other object. */
export function measureTo(table: Table, ship: Ship, object: ObjectId): Measure {
  const base = baseOf(table, ship);
  if (isShipId(object)) return measured(base, baseOf(table, shipOf(table.state, object)));
  const { rocks, devices, markers } = table.state;
  if (object.startsWith('rock:')) {
    const rock = rocks[object as keyof typeof rocks];
    if (!rock?.pose) throw new Error(`${object} is not in the play area`);
    return measured(base, outlineOfRock(table, rock, rock.pose));
  }
  if (object.startsWith('token:')) {
    const token = devices[object as keyof typeof devices];
    if (!token) throw new Error(`${object} is not in the play area`);
    return measured(base, outlineOfDevice(table, token));
  }
  const marker = markers[object as keyof typeof markers];
  if (!marker) throw new Error(`${object} is not in the play area`);
  return measureToDisc(base, discOf(marker));
}

export const rangeTo = (table: Table, ship: Ship, object: ObjectId): number =>
  rangeOf(measureTo(table, ship, object).distance);

/** The obstacles that a ship is at range 0 of, which is lying on or against them. */
export function rocksAtRangeZero(table: Table, base: Base): readonly Rock[] {
  const found: Rock[] = [];
  for (const { rock, outline } of rocksOnTable(table)) {
    // Most lie far off: their circle tells.
    const reach = outline.radius + base.half * Math.SQRT2 + 1;
    const dx = outline.x - base.x;
    const dy = outline.y - base.y;
    if (dx * dx + dy * dy > reach * reach) continue;
    if (baseOverlaps(base, outline) || rangeOf(measureToPolygon(base, outline).distance) === 0) found.push(rock);
  }
  return found;
}
