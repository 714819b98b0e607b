import type { Pilot } from './schemas/pilot';
import type { ShipType } from './schemas/shipType';
import { shipAbilityOf } from './shipAbility';

/** Cards ask for keywords, ship abilities and parts of a ship's name (X-wing) in the same words. */
export function matchesKeyword(word: string, pilot: Pilot, shipType: ShipType): boolean {
  return (
    [...pilot.keywords, ...shipType.keywords].some(keyword => keyword === word) ||
    shipAbilityOf(pilot, shipType) === word ||
    shipType.name.includes(word)
  );
}
