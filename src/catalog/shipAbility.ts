import type { Pilot } from './schemas/pilot';
import type { ShipType } from './schemas/shipType';

/** The name of the ship ability in play: the pilot card's, else the ship type's. */
export function shipAbilityOf(
  pilot: Pick<Pilot, 'shipAbility'>,
  shipType: Pick<ShipType, 'shipAbility'>,
): string | undefined {
  return pilot.shipAbility ?? shipType.shipAbility;
}

/** A name as code spells it: `Vectored Thrusters` is `vectoredthrusters`. */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
