import { type Ability, after } from '../../core/ability';
import type { ObjectId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { rangeToDevice } from '../../look/devices';
import { baseOf, shipsOnTable } from '../../look/ships';

/** Other ships at range 0-1 of one of the player's own buoys. */
function shipsAtBuoys(table: Table, self: Ship): readonly ObjectId[] {
  const buoys = Object.values(table.state.devices).filter(
    ({ device, owner }) => device === 'device:sensorbuoy' && owner === self.player,
  );
  return shipsOnTable(table.state)
    .filter(ship => ship.id !== self.id)
    .filter(ship => buoys.some(buoy => rangeToDevice(table, buoy, baseOf(table, ship)) <= 1))
    .map(({ id }) => id);
}

export const sensorBuoySuite = {
  /** Two buoys are laid out before forces are placed; before engaging, a lock on a ship close to one of them. */
  'upgrade:sensorbuoysuite': [
    after('engagementStarted', {
      if: ({ self, event, ...table }) => event.ship === self.id && shipsAtBuoys(table, self).length > 0,
      may: ({ self, ...table }) => [{ do: 'offerLock', ship: self.id, targets: shipsAtBuoys(table, self) }],
    }),
  ],
} satisfies Record<string, Ability[]>;
