import type { DeviceMeeting, DropPlace } from '../core/effect';
import type { DeviceTokenId, ObjectId } from '../core/ids';
import type { Pose } from '../core/place';
import type { DeviceToken, Ship } from '../core/state';
import type { Table } from '../core/table';
import type { DeviceId } from '../core/vocabulary';
import type { Base } from '../geometry/base';
import { baseOverlaps } from '../geometry/baseOverlap';
import { type Edge, setAgainst } from '../geometry/course';
import { distanceOfPolygons, measureToPolygon } from '../geometry/distance';
import { type Move, meetings } from '../geometry/movedThrough';
import { isInsidePlayArea } from '../geometry/playArea';
import { type Polygon, polygonAt } from '../geometry/polygon';
import { roundPose } from '../geometry/pose';
import { rangeOf } from '../geometry/range';
import type { Template } from '../geometry/template';
import { outlineOfRock } from './objects';
import { baseOf, sizeOf } from './ships';

export function deviceOf({ state }: Table, id: DeviceTokenId): DeviceToken {
  const token = state.devices[id];
  if (!token) throw new Error(`${id} is not in the play area`);
  return token;
}

const laid = new WeakMap<Pose, readonly Polygon[]>();

/** All pieces of a device where it lies: cluster mines have three. */
export function outlinesOf(
  { rules }: Table,
  { device, pose }: Pick<DeviceToken, 'device' | 'pose'>,
): readonly Polygon[] {
  const known = laid.get(pose);
  if (known) return known;
  const outlines = rules.catalog.device(device).outlines.map(outline => polygonAt(outline, pose));
  laid.set(pose, outlines);
  return outlines;
}

export const kindOfDevice = ({ rules }: Table, { device }: DeviceToken): 'bomb' | 'mine' | 'remote' | 'obstacle' =>
  rules.catalog.device(device).kind;

export const isUnder = (table: Table, token: DeviceToken, base: Base): boolean =>
  outlinesOf(table, token).some(outline => baseOverlaps(base, outline));

/** The range from a base to the closest piece of a device. */
export const rangeToDevice = (table: Table, token: DeviceToken, base: Base): number =>
  Math.min(...outlinesOf(table, token).map(outline => rangeOf(measureToPolygon(base, outline).distance)));

/** The devices that a move met, nearest to the starting place first. */
export function devicesMet(table: Table, move: Move): readonly DeviceMeeting[] {
  const tokens = Object.values(table.state.devices);
  if (tokens.length === 0) return [];
  const pieces = tokens.flatMap(token => outlinesOf(table, token).map(outline => ({ token: token.id, outline })));
  const met = new Map<DeviceTokenId, DeviceMeeting>();
  for (const { index, overlapped } of meetings(
    move,
    pieces.map(({ outline }) => outline),
  )) {
    const { token } = pieces[index]!;
    met.set(token, { token, overlapped: overlapped || (met.get(token)?.overlapped ?? false) });
  }
  return [...met.values()];
}

/** Where a template set against an edge would put a device; null where any part would lie outside the play area. */
export function dropPlace(
  table: Table,
  ship: Ship,
  device: DeviceId,
  edge: Edge,
  template: Template,
  name: string,
): DropPlace | null {
  const pose = roundPose(setAgainst(ship.pose, sizeOf(table, ship), edge, template).end);
  if (!outlinesOf(table, { device, pose }).every(outline => isInsidePlayArea(outline))) return null;
  const how = edge === 'front' ? 'launch' : 'drop';
  return { key: `${how}:${device}:${name}`, device, pose, how };
}

/** Other remotes at range 0-1 of a device. */
export const remotesNear = (table: Table, token: DeviceToken): readonly DeviceTokenId[] =>
  Object.values(table.state.devices)
    .filter(other => other.id !== token.id && kindOfDevice(table, other) === 'remote')
    .filter(other =>
      outlinesOf(table, token).some(a => outlinesOf(table, other).some(b => rangeOf(distanceOfPolygons(a, b)) <= 1)),
    )
    .map(({ id }) => id);

/** The range from a device to any other object. */
export function rangeFromDevice(table: Table, token: DeviceToken, object: ObjectId): number {
  const { ships, rocks, devices } = table.state;
  const ship = ships[object as keyof typeof ships];
  if (ship) return rangeToDevice(table, token, baseOf(table, ship));
  const other = devices[object as keyof typeof devices];
  const rock = rocks[object as keyof typeof rocks];
  const outlines = other ? outlinesOf(table, other) : rock?.pose ? [outlineOfRock(table, rock, rock.pose)] : [];
  const distances = outlinesOf(table, token).flatMap(a => outlines.map(b => distanceOfPolygons(a, b)));
  return rangeOf(Math.min(...distances));
}
