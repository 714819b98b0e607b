import type { Region } from '../../engine/core/decision';
import { isShipId } from '../../engine/core/ids';
import { BOARD_EDGES, type BoardEdge, type Point, type Pose } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { baseAt } from '../../engine/geometry/base';
import { PLAY_AREA, RANGE_BAND, TOUCH } from '../../engine/geometry/measures';
import { spanFromEdge } from '../../engine/geometry/playArea';
import { isAtRange, isBeyondRange, rangeOf } from '../../engine/geometry/range';
import { type Elsewhere, elsewhere } from '../../engine/look/elsewhere';
import { markersOnTable } from '../../engine/look/markers';
import { discOf, obstaclesOnTable, rocksOnTable } from '../../engine/look/objects';
import { edgeOf } from '../../engine/look/placement';
import { baseOf, shipsOnTable, sizeOf } from '../../engine/look/ships';
import type { DrawnLine } from '../overlays/drawing';
import { measureShapes } from '../overlays/measure';
import { cornersOfShape, type Shape } from '../overlays/shapes';
import { type Handheld, shapeAt } from './piece';

/** The measures that decide whether a piece may lie here: to the edge, and to whatever is nearest. */
export function distancesOf(table: Table, region: Region, piece: Handheld, pose: Pose): readonly DrawnLine[] {
  const shape = shapeAt(table, piece, pose);
  switch (region.kind) {
    case 'obstacle': {
      const rocks = rocksOnTable(table).flatMap(({ rock, outline }) => (rock.id === piece ? [] : [outline]));
      const beyond = (distance: number) => isBeyondRange(distance, 1);
      return [toNearestEdge(shape, 2), ...nearest(shape, rocks, 'obstacle', beyond)];
    }
    case 'beyondEdges':
      return [toNearestEdge(shape, region.range)];
    case 'deployment':
      return deploymentLines(table, region, piece, shape);
    case 'arrival': {
      const depth = (edge: BoardEdge) => spanFromEdge(shape, edge).furthest;
      const best = region.edges.toSorted((a, b) => depth(a) - depth(b))[0];
      return best ? [fromEdge(shape, best, RANGE_BAND)] : [];
    }
    case 'atObstacle': {
      const outlines = obstaclesOnTable(table).map(({ outline }) => outline);
      const enemies = shipsOnTable(table.state).filter(({ player }) => player !== region.player);
      return [
        ...nearest(shape, outlines, 'obstacle', distance => rangeOf(distance) === 0),
        ...nearest(
          shape,
          enemies.map(ship => baseOf(table, ship)),
          'enemy',
          distance => isBeyondRange(distance, region.beyond),
        ),
      ];
    }
    case 'objective':
      return objectiveLines(table, shape, piece, edgeOf(region.edge));
    case 'jettison':
      return nearest(shape, [baseAt(region.from, sizeOf(table, region.ship))], 'ship', at => isAtRange(at, 1, 1));
  }
}

/** To the edge; or what a card measures instead, where that lets the ship stand. Where nothing does, all of it. */
function deploymentLines(table: Table, region: Deployment, piece: Handheld, shape: Shape): readonly DrawnLine[] {
  const edge = fromEdge(shape, edgeOf(region.player), (region.range ?? 1) * RANGE_BAND);
  if (edge.look === 'free' || !isShipId(piece)) return [edge];
  const others = elsewhere(table, piece).map(one => elsewhereLines(table, shape, one));
  return others.find(lines => lines.every(({ look }) => look === 'free')) ?? [edge, ...others.flat()];
}

type Deployment = Extract<Region, { readonly kind: 'deployment' }>;

/** What a card measures that lets a ship be placed elsewhere. */
function elsewhereLines(table: Table, shape: Shape, { of, within, beyond }: Elsewhere): readonly DrawnLine[] {
  const enemies = shipsOnTable(table.state).filter(({ player }) => player !== of.player);
  const bases = enemies.map(ship => baseOf(table, ship));
  return [
    ...(within === undefined
      ? []
      : nearest(shape, [baseOf(table, of)], of.id, distance => rangeOf(distance) <= within)),
    ...(beyond === undefined ? [] : nearest(shape, bases, 'enemy', distance => isBeyondRange(distance, beyond))),
  ];
}

function objectiveLines(table: Table, shape: Shape, piece: Handheld, edge: BoardEdge): readonly DrawnLine[] {
  const markers = markersOnTable(table).filter(({ id }) => id !== piece);
  const centre = markers.filter(({ id }) => id === 'marker:1').map(discOf);
  const others = markers.filter(({ id }) => id !== 'marker:1').map(discOf);
  return [
    closestLine(shape, edge, at => isAtRange(Math.max(0, at), 2, 4)),
    ...nearest(shape, centre, 'centre', at => isAtRange(at, 3, 3)),
    ...nearest(shape, others, 'marker', at => isBeyondRange(at, 2)),
  ];
}

function toNearestEdge(shape: Shape, beyond: number): DrawnLine {
  const closest = (edge: BoardEdge) => spanFromEdge(shape, edge).closest;
  const edge = BOARD_EDGES.reduce((best, one) => (closest(one) < closest(best) ? one : best));
  return closestLine(shape, edge, distance => isBeyondRange(distance, beyond));
}

function closestLine(shape: Shape, edge: BoardEdge, fits: (distance: number) => boolean): DrawnLine {
  const { closest } = spanFromEdge(shape, edge);
  return toEdge(extreme(shape, edge, 'closest'), edge, fits(closest), rangeLabel(closest));
}

/** From its far side to the edge: all of it must lie in the band. */
function fromEdge(shape: Shape, edge: BoardEdge, depth: number): DrawnLine {
  const { furthest } = spanFromEdge(shape, edge);
  const fits = furthest <= depth + TOUCH;
  return toEdge(extreme(shape, edge, 'furthest'), edge, fits, `${furthest.toFixed(1)} of ${depth} mm`);
}

const toEdge = (from: Point, edge: BoardEdge, fits: boolean, label: string): DrawnLine => ({
  ...{ key: 'edge', from, to: onEdge(from, edge), strong: true, label },
  look: fits ? 'free' : 'blocked',
});

const rangeLabel = (distance: number): string => `Range ${rangeOf(distance)} · ${distance.toFixed(1)} mm`;

function onEdge({ x, y }: Point, edge: BoardEdge): Point {
  switch (edge) {
    case 'near':
      return { x, y: 0 };
    case 'far':
      return { x, y: PLAY_AREA };
    case 'left':
      return { x: 0, y };
    case 'right':
      return { x: PLAY_AREA, y };
  }
}

/** The point of a piece that is closest to an edge, or furthest from it. */
function extreme(shape: Shape, edge: BoardEdge, which: 'closest' | 'furthest'): Point {
  const away = (point: Point) => distanceFrom(point, edge);
  const points = cornersOfShape(shape) ?? rim(shape);
  const better = (a: Point, b: Point) => (which === 'closest' ? away(a) < away(b) : away(a) > away(b));
  return points.reduce((best, one) => (better(one, best) ? one : best));
}

function distanceFrom(point: Point, edge: BoardEdge): number {
  const on = onEdge(point, edge);
  return Math.hypot(point.x - on.x, point.y - on.y);
}

/** Of what is round, the four points that can be nearest to an edge. */
function rim(shape: Shape): readonly Point[] {
  const radius = 'radius' in shape ? shape.radius : 0;
  const { x, y } = shape;
  return [
    { x: x - radius, y },
    { x: x + radius, y },
    { x, y: y - radius },
    { x, y: y + radius },
  ];
}

function nearest(
  shape: Shape,
  others: readonly Shape[],
  key: string,
  fits: (distance: number) => boolean,
): readonly DrawnLine[] {
  const measured = others.map(other => measureShapes(shape, other));
  const [best] = measured.toSorted((a, b) => a.distance - b.distance);
  if (!best) return [];
  const { from, to, distance } = best;
  return [{ key, from, to, look: fits(distance) ? 'free' : 'blocked', strong: true, label: rangeLabel(distance) }];
}
