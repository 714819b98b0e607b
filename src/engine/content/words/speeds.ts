import type { Picked, Scene } from '../../core/ability';
import { type Bearing, maneuverCode, parseManeuver } from '../../core/vocabulary';
import { inHand } from './maneuvers';

/** The fastest template of each shape. */
const FASTEST: readonly (readonly [shape: RegExp, speed: number])[] = [
  [/^(straight|koiogranTurn)$/, 5],
  [/^(bank|segnorsLoop|turn|tallonRoll|reverse)/, 3],
];
const mostSpeed = (bearing: Bearing): number => FASTEST.find(([shape]) => shape.test(bearing))?.[1] ?? 0;

/** The maneuver about to be executed, faster and slower by one: on the dial or not, as far as there are templates. */
export const otherSpeeds = (scene: Scene): readonly Picked[] => {
  const maneuver = parseManeuver(inHand(scene));
  return ([1, 2, 3, 4, 5] as const)
    .filter(speed => Math.abs(speed - maneuver.speed) === 1 && speed <= mostSpeed(maneuver.bearing))
    .map(speed => maneuverCode({ ...maneuver, speed }))
    .map(code => ({ key: code, maneuver: code }));
};
