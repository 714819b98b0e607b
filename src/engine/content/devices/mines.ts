import type { DeviceRule } from '../../core/device';
import { countOf, gains, rolls, suffers } from './words';

/** A hit, and two dice for more. */
export const proximitymine: DeviceRule = {
  detonates: (_table, token, ship) => (ship ? [rolls(token, ship, 2)] : []),
  rolled: (_table, _token, ship, faces) => [suffers(ship, 1 + countOf(faces, 'hit'), countOf(faces, 'crit'))],
};

/** A hit and three ion tokens. */
export const connernet: DeviceRule = {
  detonates: (_table, { owner }, ship) => (ship ? [suffers(ship, 1), ...gains(ship, 'ion', 3, owner)] : []),
};

/** Two dice, by each mine of the set alone. */
export const clustermine: DeviceRule = {
  detonates: (_table, token, ship) => (ship ? [rolls(token, ship, 2)] : []),
  rolled: (_table, _token, ship, faces) => [suffers(ship, countOf(faces, 'hit'), countOf(faces, 'crit'))],
};
