import type { PlayerId, RockId, ShipId } from '../ids';
import type { Pose } from '../place';
import type { AttackFace, StandardArc } from '../vocabulary';

/** From the first roll to the forces on the table. */
export type SetupEffect =
  | { readonly do: 'rollForFirstPlayer'; readonly fell?: { readonly [P in PlayerId]?: readonly AttackFace[] } }
  | { readonly do: 'placeObstacles' }
  | { readonly do: 'putObstacle'; readonly rock: RockId; readonly pose: Pose | null; readonly by?: PlayerId }
  /** One that lies already is laid anew, beyond that range of every ship. */
  | { readonly do: 'offerPlacement'; readonly rock: RockId; readonly clear: number; readonly by: PlayerId }
  | { readonly do: 'placeForces' }
  | { readonly do: 'putShip'; readonly ship: ShipId; readonly pose: Pose | null }
  | { readonly do: 'offerTurret'; readonly ship: ShipId }
  | { readonly do: 'pointTurret'; readonly ship: ShipId; readonly arc: StandardArc }
  | { readonly do: 'prepareComponents' };
