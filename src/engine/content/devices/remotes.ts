import type { DeviceRule, RelocationPlace } from '../../core/device';
import { asking, type Effects } from '../../core/effect';
import { isShipId, type ObjectId } from '../../core/ids';
import type { Pose } from '../../core/place';
import type { DeviceToken, Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { rangeInArc, rangeInArcToPolygon } from '../../geometry/arc';
import { roundPose, step } from '../../geometry/pose';
import { rangeOf } from '../../geometry/range';
import { bank, placeTemplate, straight } from '../../geometry/template';
import { baseOfRemote, dropPose, forwardOf, overlapsObject, rangeFromDevice, shipsNear } from '../../look/devices';
import { outlineOfDevice, outlineOfRock, outlinesOf } from '../../look/objects';
import { baseOf, shipsOnTable } from '../../look/ships';
import { countOf, rolls, suffers } from './words';

/** The droid's token is 32 mm long with guides on all four sides; the origin is the rear one. */
const LENGTH = 32;
const TEMPLATES = { bankLeft: bank(2, 'left'), straight: straight(2), bankRight: bank(2, 'right') } as const;
const GUIDES = { front: 0, right: 90, rear: 180, left: -90 } as const;

/** From any of its guides with a speed 2 bank or straight; it keeps its facing relative to the way it travels. */
function droidPlaces({ pose }: { readonly pose: Pose }): readonly RelocationPlace[] {
  const centre = step(pose, LENGTH / 2, 0);
  return Object.entries(GUIDES).flatMap(([guide, outward]) =>
    Object.entries(TEMPLATES).map(([bearing, template]) => {
      const start = step({ ...centre, heading: centre.heading + outward }, LENGTH / 2, 0);
      const { end } = placeTemplate(template, start);
      const middle = step(end, LENGTH / 2, 0, -outward);
      return { name: `${guide}:${bearing}`, pose: roundPose(step(middle, -LENGTH / 2, 0)) };
    }),
  );
}

/** Flies about; an enemy whose maneuver ends on it rolls, and a focus damages the droid. Locks and jams are measured from it. */
export const drk1probedroid: DeviceRule = {
  probes: true,
  relocation: { phase: 'system', must: false, places: (_table, token) => droidPlaces(token) },
  met: (_table, token, ship, { overlapped, maneuver }) =>
    maneuver && overlapped && ship.player !== token.owner ? [rolls(token, ship.id, 1)] : [],
  rolled: (_table, { id }, _ship, faces) => (countOf(faces, 'focus') > 0 ? [suffers(id, 1)] : []),
};

/** Clings to an enemy that meets it, and gnaws at those it touches: a crit each when it engages. */
export const buzzdroidswarm: DeviceRule = {
  met: (table, token, ship) => (ship.player === token.owner ? [] : cling(table, token, ship)),
  engages: (table, token) =>
    shipsNear(table, outlineOfDevice(table, token), 0)
      .filter(({ player }) => player !== token.owner)
      .map(({ id }) => suffers(id, 0, 1)),
};

/** To the front or rear guides, wherever it lies on nothing; without such a place both suffer a hit. */
function cling(table: Table, token: DeviceToken, ship: Ship): Effects {
  const places = (['front', 'rear'] as const).flatMap(edge => {
    const pose = dropPose(table, ship, edge, null);
    const outline = outlinesOf(table, { device: token.device, pose })[token.piece]!;
    return overlapsObject(table, outline, token.id) ? [] : [{ name: edge, pose }];
  });
  if (places.length === 0) return [suffers(token.id, 1), suffers(ship.id, 1)];
  const options = places.map(({ name, pose }) => ({
    key: `relocate:${name}`,
    subject: { kind: 'pose', pose, name } as const,
    then: [{ do: 'relocate', token: token.id, pose } as const],
  }));
  if (options.length === 1) return options[0]!.then;
  return [asking({ player: token.owner, topic: { kind: 'relocate', token: token.id }, ask: { kind: 'one' }, options })];
}

/** Only a remote: what locks are measured from it, the card that placed it says. */
export const sensorbuoy: DeviceRule = {};

const TORPEDO_WAYS = ['3bankLeft', '4straight', '3bankRight'] as const;

/** The band in which an object lies in its front arc; null if no part of it does. */
function rangeInFront(table: Table, token: DeviceToken, object: ObjectId): number | null {
  const { ships, rocks, devices } = table.state;
  const viewer = baseOfRemote(table, token);
  const ship = isShipId(object) ? ships[object] : undefined;
  const other = devices[object as keyof typeof devices];
  const rock = rocks[object as keyof typeof rocks];
  const outline = other ? outlineOfDevice(table, other) : rock?.pose ? outlineOfRock(table, rock, rock.pose) : null;
  const measure =
    ship?.where === 'table'
      ? rangeInArc(viewer, 'front', baseOf(table, ship))
      : outline && rangeInArcToPolygon(viewer, 'front', outline);
  return measure ? rangeOf(measure.distance) : null;
}

const isInFront = (table: Table, token: DeviceToken, object: ObjectId, least: number, most: number): boolean => {
  const range = rangeInFront(table, token, object);
  return range !== null && least <= range && range <= most;
};

/** Flies on, locks what comes before it, and bursts when that is close, or perhaps when it is shot down. */
export const trackingtorpedoes: DeviceRule = {
  relocation: {
    phase: 'system',
    must: true,
    places: (table, token) => TORPEDO_WAYS.map(name => ({ name, pose: forwardOf(table, token, name) })),
  },
  engages: (table, token) =>
    token.locks.some(object => isInFront(table, token, object, 0, 1))
      ? [{ do: 'detonate', token: token.id, ship: null }]
      : [],
  endPhase: (table, token) => (token.locks.length > 0 ? [] : lockAhead(table, token)),
  destroyed: (_table, token) => [rolls(token, token.id, 1)],
  detonates: (table, token) => {
    const units = [
      ...shipsOnTable(table.state).filter(({ destroyed }) => !destroyed),
      ...Object.values(table.state.devices).filter(
        ({ id, device, destroyed }) => id !== token.id && !destroyed && table.rules.catalog.device(device).hull,
      ),
    ];
    return units
      .filter(({ id }) => rangeFromDevice(table, token, id) === 0 || isInFront(table, token, id, 0, 1))
      .map(({ id }) => rolls(token, id, 4));
  },
  rolled: (_table, token, unit, faces) => {
    if (unit !== token.id) return [suffers(unit, countOf(faces, 'hit'), countOf(faces, 'crit'))];
    return countOf(faces, 'hit', 'crit') > 0 ? [{ do: 'detonate', token: unit, ship: null }] : [];
  },
};

/** It must lock something at range 1-3, if it can; its player chooses. */
function lockAhead(table: Table, token: DeviceToken): Effects {
  const { ships, rocks, devices } = table.state;
  const all: readonly ObjectId[] = [
    ...Object.values(ships).map(({ id }) => id),
    ...Object.values(rocks).map(({ id }) => id),
    ...Object.values(devices).flatMap(({ id }) => (id === token.id ? [] : [id])),
  ];
  const targets = all.filter(object => isInFront(table, token, object, 1, 3));
  const lock = (object: ObjectId) => ({ do: 'acquireLock', ship: token.id, object }) as const;
  if (targets.length <= 1) return targets.map(lock);
  return [
    asking({
      player: token.owner,
      topic: { kind: 'lock', ship: token.id },
      ask: { kind: 'one' },
      options: targets.map(object => ({ key: object, subject: { kind: 'object', object }, then: [lock(object)] })),
    }),
  ];
}
