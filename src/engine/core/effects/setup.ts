import type { RockId, ShipId } from '../ids';
import type { Pose } from '../place';
import type { StandardArc } from '../vocabulary';

/** From the first roll to the forces on the table. */
export type SetupEffect =
  | { readonly do: 'rollForFirstPlayer' }
  | { readonly do: 'placeObstacles' }
  | { readonly do: 'putObstacle'; readonly rock: RockId; readonly pose: Pose | null }
  | { readonly do: 'placeForces' }
  | { readonly do: 'putShip'; readonly ship: ShipId; readonly pose: Pose | null }
  | { readonly do: 'offerTurret'; readonly ship: ShipId }
  | { readonly do: 'pointTurret'; readonly ship: ShipId; readonly arc: StandardArc }
  | { readonly do: 'prepareComponents' };
