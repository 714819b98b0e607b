import type { Region } from '../core/decision';
import type { PlayerId, RockId, ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { Reason } from '../core/reason';
import type { Table } from '../core/table';
import { baseAt } from '../geometry/base';
import { distanceOfDiscToPolygon, distanceOfPolygons } from '../geometry/distance';
import { PLAY_AREA } from '../geometry/measures';
import { type BoardEdge, isBeyondAllEdges, isInDeploymentZone, isInsidePlayArea } from '../geometry/playArea';
import { polygonAt } from '../geometry/polygon';
import { isBeyondRange } from '../geometry/range';
import { basesOverlap } from '../geometry/separation';
import { discOf, rocksOnTable } from './objects';
import { othersOf, shipOf, sizeOf } from './ships';

/** The board edge that belongs to a player. */
export const edgeOf = (player: PlayerId): BoardEdge => (player === 'p1' ? 'near' : 'far');

/** All that speaks against placing a piece here; nothing, if it may lie. */
export function checkPlacement(table: Table, region: Region, piece: RockId | ShipId, pose: Pose): readonly Reason[] {
  return region.kind === 'obstacle'
    ? checkObstacle(table, piece as RockId, pose)
    : checkDeployment(table, piece as ShipId, region.player, pose);
}

function checkObstacle(table: Table, id: RockId, pose: Pose): readonly Reason[] {
  const { state, rules } = table;
  const outline = polygonAt(rules.catalog.obstacle(state.rocks[id]!.obstacle).outline, pose);
  const reasons: Reason[] = [];
  if (!isBeyondAllEdges(outline, 2)) reasons.push({ kind: 'tooCloseToEdge' });
  for (const { rock, outline: other } of rocksOnTable(table)) {
    if (rock.id !== id && !isBeyondRange(distanceOfPolygons(outline, other), 1)) {
      reasons.push({ kind: 'tooCloseToObstacle', object: rock.id });
    }
  }
  for (const marker of Object.values(state.markers)) {
    if (distanceOfDiscToPolygon(discOf(marker), outline) <= 0)
      reasons.push({ kind: 'overlapsMarker', object: marker.id });
  }
  return reasons;
}

function checkDeployment(table: Table, id: ShipId, player: PlayerId, pose: Pose): readonly Reason[] {
  const ship = shipOf(table.state, id);
  const size = sizeOf(table, id);
  const base = baseAt(pose, size);
  const reasons: Reason[] = [];
  if (!isInsidePlayArea(base)) reasons.push({ kind: 'leavesPlayArea' });
  else if (!isInDeploymentZone(base, size, edgeOf(player))) reasons.push({ kind: 'notInDeploymentZone' });
  const { ids, bases } = othersOf(table, ship);
  const ships = ids.filter((_, index) => basesOverlap(base, bases[index]!));
  if (ships.length > 0) reasons.push({ kind: 'overlapsShip', ships });
  return reasons;
}

/** A few places where a piece may lie, the first ones found on a walk over the region; none if it fits nowhere. */
export function legalPlacements(
  table: Table,
  region: Region,
  piece: RockId | ShipId,
  most: number,
  start = 0,
): readonly Pose[] {
  const found: Pose[] = [];
  const candidates = region.kind === 'obstacle' ? OBSTACLE_PLACES : DEPLOYMENT_PLACES[region.player];
  for (let i = 0; i < candidates.length && found.length < most; i++) {
    // A stride that shares no factor with the list visits every place once, in scattered order.
    const pose = candidates[(start + i * STRIDE) % candidates.length]!;
    if (checkPlacement(table, region, piece, pose).length === 0) found.push(pose);
  }
  return found;
}

const STRIDE = 7919;

const OBSTACLE_PLACES: readonly Pose[] = grid(
  220,
  PLAY_AREA - 220,
  220,
  PLAY_AREA - 220,
  16,
  [0, 45, 90, 135, 180, 225, 270, 315],
);
const DEPLOYMENT_PLACES: Readonly<Record<PlayerId, readonly Pose[]>> = {
  p1: [...grid(25, PLAY_AREA - 25, 22, 75, 12, [0]), ...grid(60, PLAY_AREA - 60, 50, 50, 12, [20, 340])],
  p2: [
    ...grid(25, PLAY_AREA - 25, PLAY_AREA - 75, PLAY_AREA - 22, 12, [180]),
    ...grid(60, PLAY_AREA - 60, PLAY_AREA - 50, PLAY_AREA - 50, 12, [160, 200]),
  ],
};

function grid(
  fromX: number,
  toX: number,
  fromY: number,
  toY: number,
  step: number,
  headings: readonly number[],
): Pose[] {
  const poses: Pose[] = [];
  for (let x = fromX; x <= toX; x += step) {
    for (let y = fromY; y <= toY; y += step) for (const heading of headings) poses.push({ x, y, heading });
  }
  return poses;
}
