import type { DeviceRule } from '../../core/device';
import { forwardOf, shipsNear } from '../../look/devices';
import { outlineOfDevice } from '../../look/objects';
import { gains } from './words';

const WAYS = ['1turnLeft', '2straight', '1turnRight'] as const;

/**
 * A team on foot: it may go forward when the Activation Phase starts, strains an enemy that overlaps it and,
 * with no enemy ship at range 0, fires for a charge, a focus result as a hit.
 */
export const commandos: DeviceRule = {
  relocation: {
    phase: 'activation',
    must: false,
    places: (table, token) => WAYS.map(name => ({ name, pose: forwardOf(table, token, name) })),
  },
  met: (_table, token, ship, { overlapped }) =>
    overlapped && ship.player !== token.owner ? gains(ship.id, 'strain', 1, token.owner) : [],
  engages: (_table, token) => (token.charges > 0 ? [{ do: 'chooseAttack', ship: token.id, bonus: false }] : []),
  holdsFire: (table, token) =>
    shipsNear(table, outlineOfDevice(table, token), 0).some(({ player }) => player !== token.owner),
  modifies: [{ kind: 'change', dice: 'attack', from: ['focus'], to: 'hit', most: 1 }],
};
