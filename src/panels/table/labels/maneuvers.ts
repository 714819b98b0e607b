import { BEARING_NAMES } from '../../../board/dials/names';
import { type Bearing, type ManeuverCode, parseManeuver } from '../../../engine/core/vocabulary';

/** `white 2 bank left` */
export function maneuverName(code: ManeuverCode): string {
  const { speed, bearing, difficulty } = parseManeuver(code);
  return `${difficulty} ${speed} ${BEARING_NAMES[bearing]}`;
}

/** A template by its name, `3bankLeft`: `3 bank left`. */
export function templateName(name: string): string {
  const bearing = BEARING_NAMES[name.slice(1) as Bearing];
  return bearing ? `${name[0]} ${bearing}` : name;
}
