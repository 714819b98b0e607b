import type { Region } from '../core/decision';
import type { MarkerId, PlayerId, RockId, ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { Reason } from '../core/reason';
import type { Table } from '../core/table';
import type { DeviceId } from '../core/vocabulary';
import { type Base, baseAt } from '../geometry/base';
import { distanceOfPolygons, distanceToPolygon } from '../geometry/distance';
import { PLAY_AREA, RANGE_BAND } from '../geometry/measures';
import {
  type BoardEdge,
  isBeyondAllEdges,
  isInDeploymentZone,
  isInsidePlayArea,
  isWithinRangeOfEdge,
} from '../geometry/playArea';
import { type Polygon, polygonAt } from '../geometry/polygon';
import { isBeyondRange, rangeOf } from '../geometry/range';
import { basesOverlap } from '../geometry/separation';
import { against, elsewhere, nearEnemies } from './elsewhere';
import { checkJettison, checkObjective } from './markerPlacement';
import { discOf, obstaclesOnTable, rocksOnTable } from './objects';
import { liesOn, roomFor } from './obstacleRoom';
import { baseOf, othersOf, shipOf, shipsOnTable, sizeOf } from './ships';

/** The board edge that belongs to a player. */
export const edgeOf = (player: PlayerId): BoardEdge => (player === 'p1' ? 'near' : 'far');

/** All that speaks against placing a piece here; nothing, if it may lie. */
export function checkPlacement(table: Table, region: Region, piece: Piece, pose: Pose): readonly Reason[] {
  switch (region.kind) {
    case 'obstacle':
      return checkObstacle(table, piece as RockId, pose, region.clear);
    case 'deployment':
      return checkDeployment(table, piece as ShipId, region, pose);
    case 'arrival':
      return checkArrival(table, piece as ShipId, region, pose);
    case 'atObstacle':
      return checkAtObstacle(table, piece as ShipId, region, pose);
    case 'beyondEdges':
      return checkBeyondEdges(table, piece as DeviceId, region.range, pose);
    case 'objective':
      return checkObjective(table, piece as MarkerId, edgeOf(region.edge), pose);
    case 'jettison':
      return checkJettison(table, region, pose);
  }
}

/** What a placement puts down. */
export type Piece = RockId | ShipId | MarkerId | DeviceId;

function checkObstacle(table: Table, id: RockId, pose: Pose, clear = 0): readonly Reason[] {
  const { state, rules } = table;
  const outline = polygonAt(rules.catalog.obstacle(state.rocks[id]!.obstacle).outline, pose);
  const reasons: Reason[] = [];
  if (!isBeyondAllEdges(outline, 2)) reasons.push({ kind: 'tooCloseToEdge' });
  for (const { rock, outline: other } of rocksOnTable(table)) {
    if (rock.id === id || areFarApart(outline, other)) continue;
    if (!isBeyondRange(distanceOfPolygons(outline, other), 1)) {
      reasons.push({ kind: 'tooCloseToObstacle', object: rock.id });
    }
  }
  for (const marker of Object.values(state.markers)) {
    if (liesOn(outline, discOf(marker))) reasons.push({ kind: 'overlapsMarker', object: marker.id });
  }
  for (const ship of clear > 0 ? shipsOnTable(state) : []) {
    if (!isBeyondRange(distanceToPolygon(baseOf(table, ship), outline), clear))
      reasons.push({ kind: 'tooCloseToShip', object: ship.id });
  }
  return reasons;
}

/** Their circles are more than range 1 apart, and a millimetre. */
const areFarApart = (one: Polygon, other: Polygon): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) > one.radius + other.radius + RANGE_BAND + 1;

/** Anything may lie under a device; only the edges must be far enough away. */
const checkBeyondEdges = ({ rules }: Table, id: DeviceId, range: number, pose: Pose): readonly Reason[] =>
  rules.catalog.device(id).outlines.every(outline => isBeyondAllEdges(polygonAt(outline, pose), range))
    ? []
    : [{ kind: 'tooCloseToEdge' }];

type Deployment = Extract<Region, { readonly kind: 'deployment' }>;

function checkDeployment(table: Table, id: ShipId, { player, range }: Deployment, pose: Pose): readonly Reason[] {
  const size = sizeOf(table, id);
  const base = baseAt(pose, size);
  const edge = edgeOf(player);
  const inZone = range ? isWithinRangeOfEdge(base, edge, range) : isInDeploymentZone(base, size, edge);
  const reasons: Reason[] = [];
  if (!isInsidePlayArea(base)) reasons.push({ kind: 'leavesPlayArea' });
  else if (!inZone) reasons.push(...notPlaceable(table, id, base));
  return [...reasons, ...onShips(table, id, base)];
}

/** Outside its player's zone: a card may let it be placed there all the same. */
function notPlaceable(table: Table, id: ShipId, base: Base): readonly Reason[] {
  const others = elsewhere(table, id).map(one => against(table, one, base));
  return others.some(reasons => reasons.length === 0) ? [] : [{ kind: 'notInDeploymentZone' }, ...others.flat()];
}

type Arrival = Extract<Region, { readonly kind: 'arrival' }>;

function checkArrival(table: Table, id: ShipId, { edges, beyond }: Arrival, pose: Pose): readonly Reason[] {
  const base = baseAt(pose, sizeOf(table, id));
  const reasons: Reason[] = [];
  if (!isInsidePlayArea(base)) reasons.push({ kind: 'leavesPlayArea' });
  else if (!edges.some(edge => isWithinRangeOfEdge(base, edge, 1))) reasons.push({ kind: 'notWithinEdge', edges });
  return [...reasons, ...nearEnemies(table, shipOf(table.state, id), base, beyond ?? 0), ...onShips(table, id, base)];
}

type AtObstacle = Extract<Region, { readonly kind: 'atObstacle' }>;

function checkAtObstacle(table: Table, id: ShipId, { beyond }: AtObstacle, pose: Pose): readonly Reason[] {
  const base = baseAt(pose, sizeOf(table, id));
  const reasons: Reason[] = [];
  if (!isInsidePlayArea(base)) reasons.push({ kind: 'leavesPlayArea' });
  if (!obstaclesOnTable(table).some(({ outline }) => rangeOf(distanceToPolygon(base, outline)) === 0)) {
    reasons.push({ kind: 'notAtObstacle' });
  }
  return [...reasons, ...nearEnemies(table, shipOf(table.state, id), base, beyond), ...onShips(table, id, base)];
}

function onShips(table: Table, id: ShipId, base: Base): readonly Reason[] {
  const { ids, bases } = othersOf(table, shipOf(table.state, id));
  const ships = ids.filter((_, index) => basesOverlap(base, bases[index]!));
  return ships.length > 0 ? [{ kind: 'overlapsShip', ships }] : [];
}

/**
 * A few places where a piece may lie, the first ones found on a walk over the region; none if it fits nowhere.
 * Only where the walk finds nothing a finer one looks into the gaps.
 */
export function legalPlacements(table: Table, region: Region, piece: Piece, most: number, start = 0): readonly Pose[] {
  const mayLie =
    region.kind === 'obstacle'
      ? roomFor(table, piece as RockId, region.clear)
      : (pose: Pose) => checkPlacement(table, region, piece, pose).length === 0;
  for (const { size, at } of walksOver(table, region, piece)) {
    const found: Pose[] = [];
    for (let i = 0; i < size && found.length < most; i++) {
      // A stride that shares no factor with the size visits every place once, in scattered order.
      const pose = at((start + i * STRIDE) % size);
      if (mayLie(pose)) found.push(pose);
    }
    if (found.length > 0) return found;
  }
  return [];
}

const STRIDE = 7919;

/** Places in a row, made when asked for. */
interface Walk {
  readonly size: number;
  readonly at: (index: number) => Pose;
}

function walksOver(table: Table, region: Region, piece: Piece): readonly Walk[] {
  switch (region.kind) {
    case 'obstacle':
    case 'beyondEdges':
      return OBSTACLE_WALKS;
    case 'deployment':
      return deploymentWalks(table, region, piece as ShipId);
    case 'arrival':
      return arrivalWalks(region.edges);
    case 'atObstacle':
      return ANYWHERE;
    case 'objective':
      return OBJECTIVE_WALKS;
    case 'jettison': {
      const { x, y } = region.from;
      const reach = RANGE_BAND + 80;
      return [grid(x - reach, x + reach, y - reach, y + reach, 11, [0])];
    }
  }
}

function deploymentWalks(table: Table, { player, range }: Deployment, id: ShipId): readonly Walk[] {
  const [first, ...finer] = DEPLOYMENT_WALKS[player][range ?? 1] as readonly [Walk, ...Walk[]];
  return elsewhere(table, id).length > 0 ? [joined(first, ROUGHLY), ...finer] : [first, ...finer];
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];
const TWELFTHS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const OBSTACLE_WALKS: readonly Walk[] = [
  grid(220, PLAY_AREA - 220, 220, PLAY_AREA - 220, 16, EIGHTHS),
  grid(2 * RANGE_BAND, PLAY_AREA - 2 * RANGE_BAND, 2 * RANGE_BAND, PLAY_AREA - 2 * RANGE_BAND, 5, TWELFTHS),
];

/** Squarely, all over the play area. */
const ANYWHERE: readonly Walk[] = [10, 5].map(step =>
  grid(20, PLAY_AREA - 20, 20, PLAY_AREA - 20, step, [0, 90, 180, 270]),
);

/** So few that most places are still found near the edge. */
const ROUGHLY = grid(40, PLAY_AREA - 40, 40, PLAY_AREA - 40, 60, [0, 90, 180, 270]);

const OBJECTIVE_WALKS: readonly Walk[] = [
  grid(20, PLAY_AREA - 20, 20, PLAY_AREA - 20, 9, [0]),
  grid(20, PLAY_AREA - 20, 20, PLAY_AREA - 20, 2, [0]),
];

/** Squarely and a little aslant; then along the edge by the millimetre. */
const DEPLOYMENT_WALKS: Readonly<Record<PlayerId, Readonly<Record<1 | 2, readonly Walk[]>>>> = {
  p1: deployment(y => y, 0),
  p2: deployment(y => PLAY_AREA - y, 180),
};

function deployment(fromEdge: (y: number) => number, ahead: number): Readonly<Record<1 | 2, readonly Walk[]>> {
  const band = (fromX: number, nearest: number, furthest: number, step: number, headings: readonly number[]) => {
    const [low, high] = [fromEdge(nearest), fromEdge(furthest)].sort((a, b) => a - b) as [number, number];
    return grid(fromX, PLAY_AREA - fromX, low, high, step, headings);
  };
  const aslant = [ahead + 20, ahead + 340].map(heading => heading % 360).sort((a, b) => a - b);
  return {
    1: [joined(band(25, 22, 75, 12, [ahead]), band(60, 50, 50, 12, aslant)), band(20, 20, 80, 1, [ahead])],
    2: [band(25, 22, 175, 12, [ahead])],
  };
}

/** Squarely, facing away from the edge: roughly, then by the millimetre. */
function arrivalWalks(edges: readonly BoardEdge[]): readonly Walk[] {
  const strip = (edge: BoardEdge, step: number): Walk => {
    const [low, high] = edge === 'near' || edge === 'left' ? [20, 80] : [PLAY_AREA - 80, PLAY_AREA - 20];
    return edge === 'near' || edge === 'far'
      ? grid(20, PLAY_AREA - 20, low, high, step, [edge === 'near' ? 0 : 180])
      : grid(low, high, 20, PLAY_AREA - 20, step, [edge === 'left' ? 90 : 270]);
  };
  return [10, 1].map(step => edges.map(edge => strip(edge, step)).reduce(joined));
}

function joined(first: Walk, second: Walk): Walk {
  return {
    size: first.size + second.size,
    at: index => (index < first.size ? first.at(index) : second.at(index - first.size)),
  };
}

function grid(fromX: number, toX: number, fromY: number, toY: number, step: number, headings: readonly number[]): Walk {
  const rows = Math.floor((toY - fromY) / step) + 1;
  const columns = Math.floor((toX - fromX) / step) + 1;
  return {
    size: columns * rows * headings.length,
    at: index => {
      const place = Math.floor(index / headings.length);
      return {
        x: fromX + Math.floor(place / rows) * step,
        y: fromY + (place % rows) * step,
        heading: headings[index % headings.length]!,
      };
    },
  };
}
