import type { ObjectId, UnitId } from '../core/ids';
import { gathered } from '../core/list';
import type { Reason } from '../core/reason';
import type { GameState, Ship } from '../core/state';
import type { Table } from '../core/table';
import { rangeFromDevice } from './devices';
import { forbidden } from './rulings';
import { gasAround } from './status';

/** Who holds each lock that lies on something: whoever holds two, twice. */
export const lockTokensOn = ({ ships, devices }: Pick<GameState, 'ships' | 'devices'>, object: ObjectId) =>
  gathered([...Object.values(ships), ...Object.values(devices)], ({ id, locks }): readonly UnitId[] =>
    locks.filter(one => one === object).map(() => id),
  );

/** Why a ship cannot be locked by another, however close it is. */
export const hiddenFrom = (table: Table, { id }: Ship, target: Ship): Reason | null =>
  gasAround(table, target) ?? forbidden(table, 'beLocked', target, { by: id });

/** Whether a probe droid of the ship's side is at that range of it: locks and jams may be measured from there as well. */
export const isNearProbe = (table: Table, { player }: Ship, target: ObjectId, least: number, most: number): boolean =>
  Object.values(table.state.devices).some(droid => {
    if (!table.rules.deviceRule(droid.device).probes || droid.owner !== player || droid.id === target) return false;
    const range = rangeFromDevice(table, droid, target);
    return least <= range && range <= most;
  });
