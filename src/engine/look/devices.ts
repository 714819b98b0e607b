import type { DeviceMeeting, DropPlace } from '../core/effect';
import type { DeviceTokenId, ObjectId, UnitId } from '../core/ids';
import { gathered } from '../core/list';
import type { Pose } from '../core/place';
import type { DeviceToken, Ship } from '../core/state';
import type { Table } from '../core/table';
import type { DeviceId, DeviceKind, TemplateName } from '../core/vocabulary';
import { BASE_LENGTH, type Base, squareAt } from '../geometry/base';
import { baseOverlaps } from '../geometry/baseOverlap';
import { type Edge, edgePose, setAgainst } from '../geometry/course';
import { distanceOfPolygons, distanceToPolygon } from '../geometry/distance';
import { TOUCH } from '../geometry/measures';
import { type Move, meetings } from '../geometry/movedThrough';
import { isInsidePlayArea } from '../geometry/playArea';
import type { Polygon } from '../geometry/polygon';
import { roundPose, step } from '../geometry/pose';
import { rangeOf } from '../geometry/range';
import { placeTemplate } from '../geometry/template';
import { obstaclesOnTable, outlineOfDevice, outlineOfRock, outlinesOf } from './objects';
import { baseOf, shipsOnTable, sizeOf } from './ships';
import { templateOf } from './ways';

export function deviceOf({ state }: Table, id: DeviceTokenId): DeviceToken {
  const token = state.devices[id];
  if (!token) throw new Error(`${id} is not in the play area`);
  return token;
}

export const kindOfDevice = ({ rules }: Table, { device }: Pick<DeviceToken, 'device'>): DeviceKind =>
  rules.catalog.device(device).kind;

/** Loose cargo, spare parts and blazes are obstacles and no devices; an electro-chaff cloud is both. */
export function isDevice({ rules }: Pick<Table, 'rules'>, device: DeviceId): boolean {
  const { kind, alsoDevice } = rules.catalog.device(device);
  return kind !== 'obstacle' || alsoDevice === true;
}

/** Devices in player order: the first player's, then the other's, each in the order in which they came. */
export function devicesInOrder({ state }: Table): readonly DeviceToken[] {
  const all = Object.values(state.devices);
  const own = ({ owner }: DeviceToken) => owner === state.firstPlayer;
  return [...all.filter(own), ...all.filter(token => !own(token))];
}

export const isUnder = (table: Table, token: DeviceToken, base: Base): boolean =>
  baseOverlaps(base, outlineOfDevice(table, token));

/** The ships that lie on a device, in player order. */
export const shipsOn = (table: Table, token: DeviceToken): readonly Ship[] =>
  shipsInOrder(table).filter(ship => isUnder(table, token, baseOf(table, ship)));

export const rangeToDevice = (table: Table, token: DeviceToken, base: Base): number =>
  rangeOf(distanceToPolygon(base, outlineOfDevice(table, token)));

const isNear = (outline: Polygon, other: Polygon, most: number): boolean =>
  rangeOf(distanceOfPolygons(outline, other)) <= most;

function shipsInOrder({ state }: Table): readonly Ship[] {
  const ships = shipsOnTable(state).filter(({ destroyed }) => !destroyed);
  const own = ({ player }: Ship) => player === state.firstPlayer;
  return [...ships.filter(own), ...ships.filter(ship => !own(ship))];
}

export const shipsNear = (table: Table, outline: Polygon, most: number): readonly Ship[] =>
  shipsInOrder(table).filter(ship => rangeOf(distanceToPolygon(baseOf(table, ship), outline)) <= most);

export const remotesNear = (table: Table, outline: Polygon, most: number): readonly DeviceToken[] =>
  devicesInOrder(table).filter(
    token =>
      kindOfDevice(table, token) === 'remote' &&
      !token.destroyed &&
      isNear(outline, outlineOfDevice(table, token), most),
  );

/** Ships and other remotes at range 0 to `most` of a device. */
export function unitsNear(table: Table, token: DeviceToken, most: number): readonly UnitId[] {
  const outline = outlineOfDevice(table, token);
  const remotes = remotesNear(table, outline, most).filter(({ id }) => id !== token.id);
  return [...shipsNear(table, outline, most), ...remotes].map(({ id }) => id);
}

/** The devices that a move met, nearest to the starting place first. Those that are obstacles are met as such. */
export function devicesMet(table: Table, move: Move): readonly DeviceMeeting[] {
  const { devices } = table.state;
  const tokens: DeviceToken[] = [];
  for (const id in devices) {
    const token = devices[id as DeviceTokenId]!;
    if (kindOfDevice(table, token) !== 'obstacle') tokens.push(token);
  }
  if (tokens.length === 0) return NONE_MET;
  const outlines = tokens.map(token => outlineOfDevice(table, token));
  return meetings(move, outlines).map(({ index, overlapped }) => ({ token: tokens[index]!.id, overlapped }));
}

const NONE_MET: readonly DeviceMeeting[] = [];

/** Where a device would lie, its guides on the template's far end, or without a template between the ship's own guides. */
export function dropPose(table: Table, ship: Ship, edge: Edge, template: TemplateName | null): Pose {
  const size = sizeOf(table, ship);
  return roundPose(
    template
      ? setAgainst(ship.pose, size, edge, templateOf(template)).end
      : edgePose(ship.pose, BASE_LENGTH[size] / 2, edge),
  );
}

/** While nothing moves, every turn of the System Phase asks again: kept with the ship's pose, and so are the outlines there. */
const dropPoses = new WeakMap<Pose, Map<string, Pose>>();

/** Where this device would lie so. The pose is that of no other device, since its outlines are kept with it. */
export function keptDropPose(
  table: Table,
  ship: Ship,
  device: DeviceId,
  edge: Edge,
  template: TemplateName | null,
): Pose {
  let kept = dropPoses.get(ship.pose);
  if (!kept) {
    kept = new Map();
    dropPoses.set(ship.pose, kept);
  }
  const key = `${device}:${sizeOf(table, ship)}:${edge}:${template}`;
  let pose = kept.get(key);
  if (!pose) {
    pose = dropPose(table, ship, edge, template);
    kept.set(key, pose);
  }
  return pose;
}

/** Instead of a template: so many degrees clockwise from straight ahead. */
export const TOUCHING = 'touching';

/** Where a device lies by a template, or touching the ship without one. */
export const placedPose = (table: Table, ship: Ship, place: Pick<DropPlace, 'device' | 'edge' | 'template'>): Pose =>
  place.template.startsWith(TOUCHING)
    ? touchingPose(table, ship, place.device, Number(place.template.slice(TOUCHING.length)))
    : dropPose(table, ship, place.edge, place.template as TemplateName);

/** Its guides toward the ship, pushed outward until it no longer lies under the base. */
function touchingPose(table: Table, ship: Ship, device: DeviceId, around: number): Pose {
  const base = baseOf(table, ship);
  const out = { ...ship.pose, heading: (ship.pose.heading + around) % 360 };
  const covers = (away: number): boolean =>
    outlinesOf(table, { device, pose: step(out, away, 0) }).some(outline => baseOverlaps(base, outline));
  let [under, free] = [0, 3 * base.half];
  while (free - under > 1e-5) {
    const middle = (under + free) / 2;
    if (covers(middle)) under = middle;
    else free = middle;
  }
  return roundPose(step(out, free, 0));
}

/** The same ground covered the other way round: the guides at its far end hold the template instead. */
export const turnedAround = (table: Table, device: DeviceId, pose: Pose): Pose =>
  roundPose(step(pose, lengthOf(table, device), 0, 180));

/** From the guides at its near end to those at its far end. */
const lengthOf = ({ rules }: Table, device: DeviceId): number =>
  Math.max(...rules.catalog.device(device).outlines[0]!.map(({ y }) => y));

/** No part of a device may lie outside the play area. */
export const mayLie = (table: Table, { device, pose }: Pick<DropPlace, 'device' | 'pose'>): boolean =>
  outlinesOf(table, { device, pose }).every(outline => isInsidePlayArea(outline));

/** Relocated forward: the template at its front guides, then its rear guides at the template's end. */
export function forwardOf(table: Table, { device, pose }: DeviceToken, template: TemplateName): Pose {
  const front = step(pose, lengthOf(table, device), 0);
  return roundPose(placeTemplate(templateOf(template), front).end);
}

/** A remote as a viewer: a square as wide as its token and flush with its front edge, from which its arc opens. */
export function baseOfRemote(table: Table, { device, pose }: DeviceToken): Base {
  const half = Math.max(...table.rules.catalog.device(device).outlines[0]!.map(({ x }) => x));
  return squareAt(step(pose, lengthOf(table, device) - half, 0), half);
}

/** Whether an outline would lie on a ship, an obstacle or another device. */
export function overlapsObject(table: Table, outline: Polygon, except: DeviceTokenId): boolean {
  if (shipsOnTable(table.state).some(ship => baseOverlaps(baseOf(table, ship), outline))) return true;
  const others = Object.values(table.state.devices).filter(({ id }) => id !== except);
  const outlines = [
    ...gathered(obstaclesOnTable(table), one => (one.id === except ? [] : [one.outline])),
    ...others.map(token => outlineOfDevice(table, token)),
  ];
  return outlines.some(other => distanceOfPolygons(outline, other) < TOUCH);
}

/** The range from a device to any other object. */
export function rangeFromDevice(table: Table, token: DeviceToken, object: ObjectId): number {
  const { ships, rocks, devices } = table.state;
  const ship = ships[object as keyof typeof ships];
  if (ship) return rangeToDevice(table, token, baseOf(table, ship));
  const other = devices[object as keyof typeof devices];
  const rock = rocks[object as keyof typeof rocks];
  const outline = other ? outlineOfDevice(table, other) : rock?.pose ? outlineOfRock(table, rock, rock.pose) : null;
  return outline ? rangeOf(distanceOfPolygons(outlineOfDevice(table, token), outline)) : Number.POSITIVE_INFINITY;
}
