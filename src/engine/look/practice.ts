import type { ShipId } from '../core/ids';
import type { GameState } from '../core/state';

/** Ships for which somebody who practises has settled something. */
export const standsStill = ({ practice }: GameState, ship: ShipId): boolean =>
  practice?.drill === 'shoot' || (practice?.still.includes(ship) ?? false);
/** Nobody moves, and every ship performs its action all the same. */
export const actsStanding = ({ practice }: GameState): boolean =>
  practice?.drill === 'shoot' && practice.actions === true;
export const holdsFire = ({ practice }: GameState, ship: ShipId): boolean => practice?.peaceful.includes(ship) ?? false;
export const isEndless = ({ practice }: GameState, ship: ShipId): boolean => practice?.endless.includes(ship) ?? false;
