import { isShipId, type ObjectId, type UnitId } from '../../engine/core/ids';
import type { Ship } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import type { PrintedArc } from '../../engine/core/vocabulary';
import { rangeInArc, rangeInArcToPolygon } from '../../engine/geometry/arc';
import type { Measure } from '../../engine/geometry/closest';
import { rangeOf } from '../../engine/geometry/range';
import { type Aim, aimAt, arcsOf, isObstructed, linesOf, weaponsOf } from '../../engine/look/attack';
import { kindOfDevice } from '../../engine/look/devices';
import { baseOf, shipOf } from '../../engine/look/ships';
import type { RulerEnd } from '../../store/screen';
import { type Measured, measureShapes } from './measure';
import { isBase, isPolygon, placeAt, type Shape, shapeOf } from './shapes';

/** What the ruler shows between two ends. */
export interface Reading extends Measured {
  readonly range: number;
  readonly shapes: readonly [Shape, Shape];
  /** From a ship: how the other stands in each of its arcs. */
  readonly arcs: readonly ArcReading[];
  readonly obstruction: Obstruction;
}

export interface ArcReading {
  readonly arc: PrintedArc;
  /** Null if no part of the other lies in it, or only beyond range 3. */
  readonly range: number | null;
}

/** What lies across the shortest line; of several equally short ones, perhaps only across some. */
export interface Obstruction {
  readonly by: readonly ObjectId[];
  readonly always: boolean;
}

const CLEAR: Obstruction = { by: [], always: false };

const shapeOfEnd = (table: Table, end: RulerEnd): Shape | null =>
  'piece' in end ? shapeOf(table, end.piece) : placeAt(end.at);

/** Null while an end is not in the play area. */
export function readingOf(table: Table, from: RulerEnd, to: RulerEnd): Reading | null {
  const a = shapeOfEnd(table, from);
  const b = shapeOfEnd(table, to);
  if (!a || !b) return null;
  const measured = measureShapes(a, b);
  const plain = { ...measured, range: rangeOf(measured.distance), shapes: [a, b] as const };
  const ship = 'piece' in from && isShipId(from.piece) ? shipOf(table.state, from.piece) : null;
  const target = 'piece' in to && isUnit(table, to.piece) ? to.piece : null;
  if (!ship || !target) return { ...plain, arcs: [], obstruction: CLEAR };
  const aims = aimsOf(table, ship, target);
  const best = aims.reduce<Aim | null>(
    (least, { aim }) => (aim && (!least || aim.measure.distance < least.measure.distance) ? aim : least),
    null,
  );
  const arcs = [...aims.map(({ arc, aim }) => ({ arc, range: aim?.range ?? null })), bullseyeOf(ship, table, b)];
  const line: Measure = best?.measure ?? { family: null, ...measured };
  return { ...plain, arcs: distinct(arcs), obstruction: obstructionOf(table, ship.id, target, line) };
}

/** Ships and remotes are what attacks are measured to. */
export function isUnit(table: Table, id: ObjectId): id is UnitId {
  if (isShipId(id)) return true;
  const token = table.state.devices[id as keyof typeof table.state.devices];
  return token !== undefined && kindOfDevice(table, token) === 'remote';
}

/** Every arc that a weapon of the ship fires into. */
export const arcsOfShip = (table: Table, ship: Ship): readonly PrintedArc[] => [
  ...new Set(weaponsOf(table, ship).flatMap(weapon => arcsOf(ship, weapon))),
];

const aimsOf = (table: Table, ship: Ship, target: UnitId) =>
  weaponsOf(table, ship).flatMap(weapon => {
    const aim = aimAt(table, ship, weapon, target);
    return arcsOf(ship, weapon).map(arc => ({ arc, aim: aim?.arc === arc ? aim : null }));
  });

function bullseyeOf(ship: Ship, table: Table, target: Shape): ArcReading {
  const base = baseOf(table, ship);
  const measure = isBase(target)
    ? rangeInArc(base, 'bullseye', target)
    : isPolygon(target)
      ? rangeInArcToPolygon(base, 'bullseye', target)
      : null;
  return { arc: 'bullseye', range: measure ? rangeOf(measure.distance) : null };
}

const distinct = (arcs: readonly ArcReading[]): readonly ArcReading[] =>
  arcs.filter(({ arc }, index) => arcs.findIndex(one => one.arc === arc) === index);

/** Only obstacles matter: ships and other devices in between have no effect of their own. */
export function obstructionOf(table: Table, attacker: UnitId, target: UnitId, measure: Measure): Obstruction {
  const lanes = linesOf(table, { id: attacker }, target, measure);
  const obstructed = lanes.filter(({ objects }) => isObstructed(table, objects));
  const by = [...new Set(obstructed.flatMap(({ objects }) => objects))].filter(id => isObstructed(table, [id]));
  return { by, always: by.length > 0 && obstructed.length === lanes.length };
}
