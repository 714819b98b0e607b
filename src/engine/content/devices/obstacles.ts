import type { DeviceRule } from '../../core/device';
import type { Effects } from '../../core/effect';
import { isShipId, type UnitId } from '../../core/ids';
import type { Table } from '../../core/table';
import { shipOf } from '../../look/ships';
import { countOf, gains, rolls, suffers } from './words';

/** Strain, and a die that may stress. */
export const loosecargo: DeviceRule = {
  met: (_table, token, ship) => [...gains(ship.id, 'strain', 1, ship.player), rolls(token, ship.id, 1)],
  rolled: (table, _token, ship, faces) => stressOn(table, ship, countOf(faces, 'hit', 'crit')),
};

export const spareparts: DeviceRule = loosecargo;

/** All locks break, and none is made within; a jam token, of which the ship's own player chooses the loss; and a die that may stress. */
export const electrochaffcloud: DeviceRule = {
  fades: true,
  blinds: true,
  met: (_table, token, ship) => [
    { do: 'breakAllLocks', ship: ship.id },
    ...gains(ship.id, 'jam', 1, ship.player),
    rolls(token, ship.id, 1),
  ],
  rolled: (table, _token, ship, faces) => stressOn(table, ship, countOf(faces, 'hit', 'crit')),
};

/** A die: a hit, or stress on a focus. Whoever meets it skips the Perform Action step, even having flown on. */
export const blaze: DeviceRule = {
  fades: true,
  met: (_table, token, ship) => [rolls(token, ship.id, 1), { do: 'skipActionStep', ship: ship.id }],
  rolled: (table, _token, ship, faces) => [
    ...(countOf(faces, 'hit', 'crit') > 0 ? [suffers(ship, 1)] : []),
    ...stressOn(table, ship, countOf(faces, 'focus')),
  ],
  reached: (_table, _token, remote) => [suffers(remote.id, 1)],
};

const stressOn = ({ state }: Table, unit: UnitId, count: number): Effects =>
  isShipId(unit) ? gains(unit, 'stress', count, shipOf(state, unit).player) : [];
