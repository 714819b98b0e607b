import { rangeToDevice, remotesNear } from '../../look/devices';
import { baseOf, shipsOnTable } from '../../look/ships';
import type { DeviceRule } from './index';

/** A crit for every ship and remote at range 0-1. */
export const protonbomb: DeviceRule = {
  detonates: (table, token) => [
    ...shipsOnTable(table.state)
      .filter(ship => rangeToDevice(table, token, baseOf(table, ship)) <= 1)
      .map(({ id }) => ({ do: 'sufferDamage', ship: id, hits: 0, crits: 1 }) as const),
    ...remotesNear(table, token).map(id => ({ do: 'damageRemote', token: id, count: 1 }) as const),
  ],
};
