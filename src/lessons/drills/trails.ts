import type { EventOf } from '../../engine/core/event';
import type { PlayerId, ShipId } from '../../engine/core/ids';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import type { Flown } from './drill';

/** A move of a ship, and the round in which it was made. */
export interface Leg {
  readonly round: number;
  readonly moved: EventOf<'shipMoved'>;
}

/** Where a player's ships have come along, by ship. What a hand moved is no way. */
export function legsOf({ start, moments }: Flown, player: PlayerId): ReadonlyMap<ShipId, readonly Leg[]> {
  const legs = new Map<ShipId, Leg[]>();
  let { round } = start;
  for (const event of moments.flatMap(({ events }) => events)) {
    if (event.type === 'roundStarted') round = event.round;
    if (event.type !== 'shipMoved' || event.how === 'referee' || start.ships[event.ship]?.player !== player) continue;
    legs.set(event.ship, [...(legs.get(event.ship) ?? []), { round, moved: event }]);
  }
  return legs;
}

/** The dials that a ship flew, round by round. */
export const dialsIn = (legs: readonly Leg[]): readonly ManeuverCode[] =>
  legs.flatMap(({ moved }) => (moved.how === 'maneuver' ? [moved.by as ManeuverCode] : []));
