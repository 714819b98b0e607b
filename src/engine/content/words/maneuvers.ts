import type { Effect } from '../../core/effect';
import type { Ship } from '../../core/state';
import { type Bearing, type Maneuver, maneuverCode, parseManeuver } from '../../core/vocabulary';

const BASIC: readonly Bearing[] = ['turnLeft', 'bankLeft', 'straight', 'bankRight', 'turnRight'];
/** Straight, bank or turn. */
export const isBasic = ({ bearing }: Pick<Maneuver, 'bearing'>): boolean => BASIC.includes(bearing);
export const isTurn = ({ bearing }: Pick<Maneuver, 'bearing'>): boolean =>
  bearing === 'turnLeft' || bearing === 'turnRight';
export const isBank = ({ bearing }: Pick<Maneuver, 'bearing'>): boolean =>
  bearing === 'bankLeft' || bearing === 'bankRight';
export const isAdvanced = (maneuver: Pick<Maneuver, 'bearing'>): boolean => !isBasic(maneuver);

/** What its dial shows, once it is revealed. */
export const revealed = ({ dial, revealed: shown }: Ship): Maneuver | null =>
  dial && shown ? parseManeuver(dial) : null;

/** What a code on a dial means. */
export const flown = ({ maneuver }: { readonly maneuver: string }): Maneuver => parseManeuver(maneuver);

/** Another maneuver than the one revealed is flown, perhaps as a sideslip. */
export const changeManeuver = ({ id }: Ship, maneuver: Maneuver, more: { readonly slips?: true } = {}): Effect => ({
  do: 'changeManeuver',
  ship: id,
  maneuver: maneuverCode(maneuver),
  ...more,
});
