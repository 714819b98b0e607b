import type { MarkerId, PlayerId, ShipId } from '../ids';
import type { Pose } from '../place';
import type { ScoreReason } from '../score';

/** A mission's markers, and points. */
export type MissionEffect =
  | { readonly do: 'placeMarkers' }
  | { readonly do: 'putMarker'; readonly marker: MarkerId; readonly pose: Pose | null; readonly by: PlayerId }
  | { readonly do: 'markMarker'; readonly marker: MarkerId; readonly player: PlayerId }
  | { readonly do: 'rechargeMarkers' }
  | { readonly do: 'tow'; readonly ship: ShipId; readonly marker: MarkerId }
  | { readonly do: 'jettison'; readonly ship: ShipId; readonly from: Pose }
  | { readonly do: 'transmit'; readonly ship: ShipId; readonly marker: MarkerId }
  | { readonly do: 'scoreRound' }
  | { readonly do: 'checkHalf'; readonly ship: ShipId }
  | { readonly do: 'score'; readonly player: PlayerId; readonly points: number; readonly reason: ScoreReason };
