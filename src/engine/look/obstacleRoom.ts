import type { RockId } from '../core/ids';
import { gathered } from '../core/list';
import type { Point, Pose } from '../core/place';
import type { Table } from '../core/table';
import { type Disc, distanceOfDiscToPolygon, distanceOfPolygons, distanceToPolygon } from '../geometry/distance';
import { PLAY_AREA, RANGE_BAND, TOUCH } from '../geometry/measures';
import { isBeyondAllEdges } from '../geometry/playArea';
import { isInside, type Polygon, polygonAt } from '../geometry/polygon';
import { isBeyondRange } from '../geometry/range';
import { discOf, rocksOnTable } from './objects';
import { baseOf, shipsOnTable } from './ships';

/** What an outline covers at most and at least, around one point: enough to settle most places without its corners. */
interface Extent extends Point {
  /** The radius of a circle around it, and of one inside it (0 if the point is not). */
  readonly around: number;
  readonly within: number;
}

/** An outline turned to a heading, seen from where it is laid. */
interface Turned extends Extent {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** Closer calls than this are measured exactly. */
const SLACK = 0.05;

/** Something that an obstacle keeps its distance from. */
interface Kept extends Extent {
  readonly range: number;
  /** Measured exactly. */
  readonly distanceTo: (laid: Polygon) => number;
}

/** The other obstacles, at range 1; ships only where a card asks for so much room around them. */
function keptClear(table: Table, id: RockId, clear: number): readonly Kept[] {
  const rocks = gathered(rocksOnTable(table), ({ rock, outline }): readonly Kept[] =>
    rock.id === id
      ? []
      : [{ ...extentOf(outline), range: 1, distanceTo: (laid: Polygon) => distanceOfPolygons(laid, outline) }],
  );
  if (clear === 0) return rocks;
  const ships = shipsOnTable(table.state).map((ship): Kept => {
    const base = baseOf(table, ship);
    const { x, y, half } = base;
    const extent = { x, y, within: half, around: half * Math.SQRT2 };
    return { ...extent, range: clear, distanceTo: (laid: Polygon) => distanceToPolygon(base, laid) };
  });
  return [...rocks, ...ships];
}

/** Whether an obstacle may lie somewhere: as `checkPlacement` says, without the reasons and much sooner. */
export function roomFor(table: Table, id: RockId, clear = 0): (pose: Pose) => boolean {
  const { outline } = table.rules.catalog.obstacle(table.state.rocks[id]!.obstacle);
  const others = keptClear(table, id, clear);
  const markers = Object.values(table.state.markers).map(discOf);
  return pose => {
    const turned = turnedTo(outline, pose.heading);
    const x = pose.x + turned.x;
    const y = pose.y + turned.y;
    const edge = Math.min(
      pose.x + turned.left,
      pose.y + turned.near,
      PLAY_AREA - pose.x - turned.right,
      PLAY_AREA - pose.y - turned.far,
    );
    if (edge < 2 * RANGE_BAND - SLACK) return false;
    // First what the circles refuse, which is cheap, then the close calls.
    const close: Kept[] = [];
    for (const other of others) {
      const room = other.range * RANGE_BAND;
      const apart = Math.hypot(other.x - x, other.y - y);
      if (apart < room + turned.within + other.within - SLACK) return false;
      if (apart <= room + turned.around + other.around + SLACK) close.push(other);
    }
    const onto = markers.filter(disc => Math.hypot(disc.x - x, disc.y - y) <= disc.radius + turned.around + SLACK);
    if (edge > 2 * RANGE_BAND + SLACK && close.length === 0 && onto.length === 0) return true;
    const laid = polygonAt(outline, pose);
    return (
      isBeyondAllEdges(laid, 2) &&
      !onto.some(disc => liesOn(laid, disc)) &&
      close.every(other => isBeyondRange(other.distanceTo(laid), other.range))
    );
  };
}

/** Touching is not overlapping. */
export const liesOn = (outline: Polygon, disc: Disc): boolean =>
  distanceOfDiscToPolygon({ ...disc, radius: disc.radius - TOUCH }, outline) <= 0;

const turnedOutlines = new WeakMap<readonly Point[], Map<number, Turned>>();

function turnedTo(outline: readonly Point[], heading: number): Turned {
  const known = turnedOutlines.get(outline) ?? new Map<number, Turned>();
  turnedOutlines.set(outline, known);
  const found = known.get(heading);
  if (found) return found;
  const polygon = polygonAt(outline, { x: 0, y: 0, heading });
  const xs = polygon.xy.filter((_, index) => index % 2 === 0);
  const ys = polygon.xy.filter((_, index) => index % 2 === 1);
  const turned: Turned = {
    ...extentOf(polygon),
    left: Math.min(...xs),
    right: Math.max(...xs),
    near: Math.min(...ys),
    far: Math.max(...ys),
  };
  known.set(heading, turned);
  return turned;
}

const extents = new WeakMap<Polygon, Extent>();

function extentOf(polygon: Polygon): Extent {
  const known = extents.get(polygon);
  if (known) return known;
  const { x, y, radius } = polygon;
  const extent: Extent = { x, y, around: radius, within: isInside(polygon, x, y) ? toOutline(polygon) : 0 };
  extents.set(polygon, extent);
  return extent;
}

/** From the middle to the nearest edge. */
function toOutline({ xy, x, y }: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xy.length; i += 2) {
    const j = (i + 2) % xy.length;
    const dx = xy[j]! - xy[i]!;
    const dy = xy[j + 1]! - xy[i + 1]!;
    const along = ((x - xy[i]!) * dx + (y - xy[i + 1]!) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(x - xy[i]! - dx * t, y - xy[i + 1]! - dy * t));
  }
  return least;
}
