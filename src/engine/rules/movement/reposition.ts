import type { Option } from '../../core/decision';
import type { DeviceMeeting, Effect, EffectNamed, Effects } from '../../core/effect';
import type { MoveKind } from '../../core/event';
import type { ShipId } from '../../core/ids';
import type { Pose } from '../../core/place';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { BOOSTS, barrelRoll, boost, type Course } from '../../geometry/course';
import { pathOf } from '../../geometry/path';
import { isFree, type Reposition, repositions } from '../../geometry/reposition';
import type { Side, Template } from '../../geometry/template';
import { devicesMet } from '../../look/devices';
import { obstaclesOnTable } from '../../look/objects';
import { othersOf, shipOf, sizeOf } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** One direction of a boost or roll, with the places it leads to. */
export interface Direction {
  readonly name: string;
  readonly ship: ShipId;
  readonly places: readonly {
    readonly name: string;
    readonly pose: Pose;
    readonly blocked: readonly Reason[];
    /** Devices that the move would meet: they do not forbid it. */
    readonly devices: readonly DeviceMeeting[];
  }[];
}

const SIDES: readonly Side[] = ['left', 'right'];

export const boostDirections = (table: Table, ship: Ship): readonly Direction[] =>
  BOOSTS.map(template => directionOf(table, ship, `boost:${template.side ?? 'straight'}`, boost(template)));

export const rollDirections = (table: Table, ship: Ship, template?: Template): readonly Direction[] =>
  SIDES.map(side => directionOf(table, ship, `roll:${side}`, barrelRoll(sizeOf(table, ship), side, template)));

export function directionOf(table: Table, ship: Ship, name: string, course: Course): Direction {
  const { ids, bases } = othersOf(table, ship);
  const obstacles = obstaclesOnTable(table);
  const found = repositions(
    ship.pose,
    sizeOf(table, ship),
    course,
    bases,
    obstacles.map(({ outline }) => outline),
  );
  const reasonsOf = (place: Reposition): readonly Reason[] => {
    if (isFree(place)) return [];
    const reasons: Reason[] = [];
    if (place.bases.length > 0) reasons.push({ kind: 'overlapsShip', ships: place.bases.map(index => ids[index]!) });
    if (place.obstacles.length > 0) {
      reasons.push({ kind: 'meetsObstacle', objects: place.obstacles.map(index => obstacles[index]!.id) });
    }
    if (place.leavesPlayArea) reasons.push({ kind: 'leavesPlayArea' });
    return reasons;
  };
  const path = pathOf(ship.pose, sizeOf(table, ship), course);
  return {
    name,
    ship: ship.id,
    places: found.map(place => ({
      name: found.length > 1 ? `${name}:${place.shift}` : name,
      pose: place.pose,
      blocked: reasonsOf(place),
      devices: devicesMet(table, { start: ship.pose, end: place.pose, size: sizeOf(table, ship), path }),
    })),
  };
}

/** The free places as options; a direction without any can be declared all the same, and fails. */
export function directionOptions(
  directions: readonly Direction[],
  go: (pose: Pose, name: string) => Effects,
  fail: (name: string, reason: Reason) => Effects,
): readonly Option[] {
  return directions.flatMap(({ name, ship, places }): readonly Option[] => {
    const free = places.filter(({ blocked }) => blocked.length === 0);
    if (free.length > 0) {
      return free.map(place => ({
        key: place.name,
        subject: { kind: 'pose', pose: place.pose, name: place.name },
        then: [...go(place.pose, place.name), ...meeting(ship, place.devices)],
      }));
    }
    return [
      { key: `${name}:fail`, subject: { kind: 'pose', pose: null, name }, then: fail(name, places[0]!.blocked[0]!) },
    ];
  });
}

/** Mines go off after the move. */
export const meeting = (ship: ShipId, devices: readonly DeviceMeeting[]): Effects =>
  devices.length > 0 ? [{ do: 'meetDevices', ship, devices, maneuver: false }] : [];

export const moveTo = (ship: Ship, to: Pose, how: MoveKind, by: string): Effect => ({
  do: 'moveShip',
  ship: ship.id,
  to,
  how,
  by,
  travelled: null,
});

function moveShip(run: Run, { ship, to, how, by, travelled }: EffectNamed<'moveShip'>): Effects {
  const from = shipOf(run.state, ship).pose;
  run.write(game => void (game.ships[ship]!.pose = to));
  run.emit({ type: 'shipMoved', ship, from, to, how, by, travelled });
  return [];
}

export const repositionHandlers = { moveShip } satisfies Partial<Handlers>;
