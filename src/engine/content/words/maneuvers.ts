import { type Bearing, type Maneuver, parseManeuver } from '../../core/vocabulary';

const BASIC: readonly Bearing[] = ['turnLeft', 'bankLeft', 'straight', 'bankRight', 'turnRight'];
/** Straight, bank or turn. */
export const isBasic = ({ bearing }: Pick<Maneuver, 'bearing'>): boolean => BASIC.includes(bearing);
export const isTurn = ({ bearing }: Pick<Maneuver, 'bearing'>): boolean =>
  bearing === 'turnLeft' || bearing === 'turnRight';
export const isAdvanced = (maneuver: Pick<Maneuver, 'bearing'>): boolean => !isBasic(maneuver);

/** What a code on a dial means. */
export const flown = ({ maneuver }: { readonly maneuver: string }): Maneuver => parseManeuver(maneuver);
