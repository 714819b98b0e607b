import type { Ship } from '../core/state';
import type { ShipProfile, Table } from '../core/table';
import { maneuverCode, parseManeuver } from '../core/vocabulary';
import { weaponsOf } from './attack';
import { barOf } from './bar';
import { difficultyOf } from './difficulty';
import { initiativeOf } from './initiative';
import { quantity } from './quantities';
import { profileOf } from './ships';

/** What a ship is at this moment: its cards by the sides that are up, and all that changes their numbers, bar and dial. */
export function shipNow(table: Table, ship: Ship): ShipProfile {
  const profile = profileOf(table, ship);
  return {
    ...profile,
    initiative: initiativeOf(table, ship),
    agility: quantity(table, 'agility', profile.agility, ship.id, {}),
    bar: barOf(table, ship),
    weapons: weaponsOf(table, ship),
    dial: profile.dial.map(code => {
      const maneuver = parseManeuver(code);
      return maneuverCode({ ...maneuver, difficulty: difficultyOf(table, ship, maneuver) });
    }),
  };
}
