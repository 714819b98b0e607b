import type { Effect, Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import { isShipId, type UnitId } from '../../core/ids';
import type { DeviceToken } from '../../core/state';
import type { Table } from '../../core/table';
import { unitsNear } from '../../look/devices';
import { ignoresDevice } from '../../look/obstacles';
import { shipOf } from '../../look/ships';

/** The words devices are written in. */

/** Damage for a ship or a remote, which takes every kind facedown. */
export const suffers = (unit: UnitId, hits: number, crits = 0): Effect =>
  isShipId(unit)
    ? { do: 'sufferDamage', ship: unit, hits, crits }
    : { do: 'damageRemote', token: unit, count: hits + crits };

export const rolls = ({ id, device }: DeviceToken, unit: UnitId, count: number): Effect => ({
  do: 'rollDice',
  ship: unit,
  count,
  purpose: { kind: 'device', device, token: id },
});

export { gains } from '../../core/gains';

export const countOf = (faces: readonly Face[], ...wanted: readonly Face[]): number =>
  faces.filter(face => wanted.includes(face)).length;

/** Of these units the ones that a device reaches: some ships ignore it. */
export const reached = (table: Table, { id }: DeviceToken, units: readonly UnitId[]): readonly UnitId[] =>
  units.filter(unit => !isShipId(unit) || !ignoresDevice(table, shipOf(table.state, unit), id));

/** What happens to each ship and remote at range 0-1. */
export const eachNear = (table: Table, token: DeviceToken, effects: (unit: UnitId) => Effects): Effects =>
  reached(table, token, unitsNear(table, token, 1)).flatMap(effects);

/** What a bomb does, and then that these ships have felt it. */
export const feltBy = ({ device, owner }: DeviceToken, units: readonly UnitId[], effects: Effects): Effects => [
  ...effects,
  ...units
    .filter(isShipId)
    .map((ship): Effect => ({ do: 'announce', event: { type: 'bombFelt', ship, device, owner } })),
];
/** A bomb with an effect on each ship and remote at range 0-1. */
export const bombNear = (table: Table, token: DeviceToken, effects: (unit: UnitId) => Effects): Effects =>
  feltBy(token, reached(table, token, unitsNear(table, token, 1)), eachNear(table, token, effects));
