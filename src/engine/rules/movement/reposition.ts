import type { AbilitySource, Way } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import { asking, type DeviceMeeting, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { MoveKind } from '../../core/event';
import type { ObstacleTokenId, ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Pose } from '../../core/place';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import type { TemplateName } from '../../core/vocabulary';
import { baseAt } from '../../geometry/base';
import { baseOverlaps } from '../../geometry/baseOverlap';
import { barrelRoll, boost, type Course } from '../../geometry/course';
import { meetings, underTemplate } from '../../geometry/movedThrough';
import { outlineOf } from '../../geometry/obstruction';
import { pathOf } from '../../geometry/path';
import { type Reposition, repositions } from '../../geometry/reposition';
import { devicesMet } from '../../look/devices';
import { obstaclesOnTable, outlinesAmong } from '../../look/objects';
import { ignoresObstacle } from '../../look/obstacles';
import { ruled } from '../../look/rulings';
import { othersOf, shipOf, sizeOf } from '../../look/ships';
import { templateOf, waysOf } from '../../look/ways';
import type { Handlers } from '../handlers';
import { findFrame, type Run, writeFrame } from '../run';
import { announce } from '../steps';

/** One direction of a boost or roll, with the places it leads to. */
export interface Direction {
  readonly name: string;
  readonly ship: ShipId;
  readonly course: Course;
  /** What a card wants for going so. */
  readonly cost: Effects;
  /** What comes of it for going so. */
  readonly then: Effects;
  /** Of a boost: the ships on which its template lies. */
  readonly through: readonly ShipId[];
  readonly places: readonly {
    readonly name: string;
    readonly pose: Pose;
    readonly blocked: readonly Reason[];
    /** Devices that the move would meet: they do not forbid it. */
    readonly devices: readonly DeviceMeeting[];
    /** Obstacles that it would meet, and that a card lets it. */
    readonly met: readonly { readonly object: ObstacleTokenId; readonly overlapped: boolean }[];
  }[];
}

const BOOSTS = (['1bankLeft', '1straight', '1bankRight'] as const).map(
  template => ({ how: 'boost', edge: 'front', template }) as const,
);
const ROLLS = (['left', 'right'] as const).map(edge => ({ how: 'barrelRoll', edge, template: '1straight' }) as const);

type Only = readonly TemplateName[] | undefined;
const among = (usual: readonly Way[], only: Only): readonly Way[] =>
  only ? usual.filter(({ template }) => template && only.includes(template)) : usual;

export const boostDirections = (table: Table, ship: Ship, only?: Only): readonly Direction[] =>
  directions(table, ship, among(BOOSTS, only));
export const rollDirections = (table: Table, ship: Ship, only?: Only): readonly Direction[] =>
  directions(table, ship, among(ROLLS, only));

/** The usual ways and those that cards lend. */
export const directions = (table: Table, ship: Ship, usual: readonly Way[]): readonly Direction[] =>
  waysOf(table, ship, usual).map(way => directionOf(table, ship, nameOf(way, usual), courseOf(table, ship, way), way));

/** After the direction, and after the template where it is not the usual one. */
function nameOf({ edge, template }: Way, usual: readonly Way[]): string {
  const plain = usual.some(one => one.edge === edge && one.template === template);
  const bend = template!.endsWith('Left') ? 'left' : template!.endsWith('Right') ? 'right' : 'straight';
  if (edge === 'front') return `boost:${plain ? bend : template}`;
  return plain ? `roll:${edge}` : `roll:${edge}:${template}`;
}

const courseOf = (table: Table, ship: Ship, { edge, template }: Way): Course =>
  edge === 'left' || edge === 'right'
    ? barrelRoll(sizeOf(table, ship), edge, templateOf(template!))
    : boost(templateOf(template!));

export function directionOf(
  table: Table,
  ship: Ship,
  name: string,
  course: Course,
  {
    cost = [],
    then = [],
    how,
    edge = 'front',
  }: Partial<Pick<Direction, 'cost' | 'then'> & Pick<Way, 'how' | 'edge'>> = {},
): Direction {
  const { ids, bases } = othersOf(table, ship);
  const obstacles = obstaclesOnTable(table);
  const goesThrough = (object: ObstacleTokenId) => mayGoThrough(table, ship, object, how, edge);
  const found = repositions(ship.pose, sizeOf(table, ship), course, bases, outlinesAmong(obstacles));
  const reasonsOf = (place: Reposition): readonly Reason[] => {
    const reasons: Reason[] = [];
    if (place.bases.length > 0) reasons.push({ kind: 'overlapsShip', ships: place.bases.map(index => ids[index]!) });
    const met = place.obstacles
      .map(index => obstacles[index]!)
      .filter(
        ({ id, outline }) =>
          !ignoresObstacle(table, ship, id, 'moving', baseOverlaps(baseAt(place.pose, sizeOf(table, ship)), outline)),
      )
      .filter(({ id }) => !goesThrough(id));
    if (met.length > 0) reasons.push({ kind: 'meetsObstacle', objects: met.map(({ id }) => id) });
    if (place.leavesPlayArea) reasons.push({ kind: 'leavesPlayArea' });
    return reasons;
  };
  const path = pathOf(ship.pose, sizeOf(table, ship), course);
  const metAt = (end: Pose) =>
    meetings({ start: ship.pose, end, size: sizeOf(table, ship), path }, outlinesAmong(obstacles))
      .map(({ index, ...met }) => ({ object: obstacles[index]!.id, ...met }))
      .filter(
        ({ object, overlapped }) => goesThrough(object) || ignoresObstacle(table, ship, object, 'moving', overlapped),
      );
  return {
    name,
    ship: ship.id,
    course,
    cost,
    then,
    through:
      how === 'boost' && bases.length > 0
        ? underTemplate(path, null, bases.map(outlineOf)).map(index => ids[index]!)
        : [],
    places: found.map(place => ({
      name: found.length > 1 ? `${name}:${place.shift}` : name,
      pose: place.pose,
      blocked: reasonsOf(place),
      devices: devicesMet(table, { start: ship.pose, end: place.pose, size: sizeOf(table, ship), path }),
      met: place.obstacles.length > 0 ? metAt(place.pose) : [],
    })),
  };
}

/** The obstacle is not in the way; what it does to the ship, it does after the move. Who decloaks boosts or rolls. */
function mayGoThrough(
  table: Table,
  ship: Ship,
  object: ObstacleTokenId,
  how: Way['how'] | undefined,
  edge: Way['edge'],
): boolean {
  if (how !== 'boost' && how !== 'barrelRoll' && how !== 'decloak') return false;
  const move = edge === 'left' || edge === 'right' ? 'barrelRoll' : 'boost';
  return ruled(table, 'moveThroughObstacle', ship, { object, how: move }) === 'may';
}

/** The free places as options; a direction without any can be declared all the same, and fails. */
export function directionOptions(
  all: readonly Direction[],
  go: (pose: Pose, name: string, through: readonly ShipId[]) => Effects,
  fail: (name: string, reason: Reason) => Effects,
): readonly Option[] {
  return gathered(all, ({ name, ship, cost, then, through, places }): readonly Option[] => {
    const free = places.filter(({ blocked }) => blocked.length === 0);
    if (free.length > 0) {
      return free.map(place => ({
        key: place.name,
        subject: { kind: 'pose', pose: place.pose, name: place.name },
        then: [...cost, ...go(place.pose, place.name, through), ...metOnTheWay(ship, place), ...then],
      }));
    }
    return [
      {
        key: `${name}:fail`,
        subject: { kind: 'pose', pose: null, name },
        then: [...cost, ...fail(name, places[0]!.blocked[0]!), ...then],
      },
    ];
  });
}

/** What lies on the way does what it does after the move: obstacles that the ship may go through, then mines. */
export const metOnTheWay = (
  ship: ShipId,
  { met, devices }: Pick<Direction['places'][number], 'met' | 'devices'>,
): Effects => [...met.map(one => ({ do: 'meetObstacle', ship, ...one }) as const), ...meeting(ship, devices)];

/** Mines go off after the move. */
export const meeting = (ship: ShipId, devices: readonly DeviceMeeting[]): Effects =>
  devices.length > 0 ? [{ do: 'meetDevices', ship, devices, maneuver: false }] : [];

export const moveTo = (
  ship: Ship,
  to: Pose,
  how: MoveKind,
  by: string,
  { through = [], card }: { readonly through?: readonly ShipId[]; readonly card?: AbilitySource | undefined } = {},
): Effect => ({
  do: 'moveShip',
  ship: ship.id,
  to,
  how,
  by,
  travelled: null,
  ...(through.length > 0 ? { through } : {}),
  ...(card ? { card } : {}),
});

function moveShip(run: Run, { ship, to, how, by, travelled, through, card }: EffectNamed<'moveShip'>): Effects {
  const from = shipOf(run.state, ship).pose;
  run.write(game => void (game.ships[ship]!.pose = to));
  run.emit({ type: 'shipMoved', ship, from, to, how, by, travelled, ...(card ? { card } : {}) });
  // The boost that is under way tells of them once it has been performed.
  if (through && findFrame(run.state, 'action')?.ship === ship) {
    writeFrame(run, 'action', frame => {
      frame.through = [...through];
    });
  }
  return [];
}

/** A boost or roll that is no action. One that must be may fail; one that may be is not offered where it would. */
export function offerMove(run: Table, { ship: id, how, or, must, only, card }: EffectNamed<'offerMove'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed) return [];
  const all = [
    ...(how === 'boost' ? boostDirections(run, ship, only) : []),
    ...(how === 'barrelRoll' || or ? rollDirections(run, ship, only) : []),
  ];
  const isOpen = ({ places }: Direction) => places.some(({ blocked }) => blocked.length === 0);
  const failed = (reason: Reason): Effects => [announce({ type: 'moveFailed', ship: id, how, reason })];
  const open = all.filter(isOpen);
  if (open.length === 0) return must ? failed(all[0]!.places[0]!.blocked[0]!) : [];
  const options = directionOptions(
    must ? all : open,
    (pose, by) => [moveTo(ship, pose, by.startsWith('boost') ? 'boost' : 'barrelRoll', by, { card })],
    (_, reason) => failed(reason),
  );
  return [
    asking({
      player: ship.player,
      topic: { kind: how, ship: id },
      ask: { kind: 'one' },
      options: must ? options : [...options, pass()],
    }),
  ];
}

export const repositionHandlers = { moveShip, offerMove } satisfies Partial<Handlers>;
