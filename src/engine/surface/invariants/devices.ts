import type { DeviceToken } from '../../core/state';
import type { Table } from '../../core/table';
import { isInsidePlayArea } from '../../geometry/playArea';
import { outlineOfDevice } from '../../look/objects';
import { type Check, where } from './broken';
import { canBeLocked } from './pieces';

/** What holds of the devices on the table. */
export const devicesCheck = (table: Table): readonly Check[] => [
  ['devices', Object.values(table.state.devices).flatMap(token => problems(table, token))],
];

function problems(table: Table, token: DeviceToken): readonly string[] {
  const { id, device, piece, fuses, charges, damage, locks, destroyed } = token;
  const { outlines, charges: printed, hull = 0, kind } = table.rules.catalog.device(device);
  if (!outlines[piece]) return [`${id} is piece ${piece} of ${device}`];
  return where(
    [!isInsidePlayArea(outlineOfDevice(table, token)), `${id} lies outside`],
    [!Number.isInteger(fuses) || fuses < 0, `${id} has ${fuses} fuses`],
    [charges < 0 || charges > (printed?.value ?? 0), `${id} has ${charges} charges`],
    [damage.length > 0 && kind !== 'remote', `${id} is a ${kind} and has damage cards`],
    [!destroyed && hull > 0 && damage.length >= hull, `${id} goes on with ${damage.length} damage cards`],
    ...locks.map(object => [!canBeLocked(table, object), `${id} locks ${object}, which is not there`] as const),
  );
}
