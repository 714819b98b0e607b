import { type MarkerId, opponentOf, PLAYERS, type PlayerId } from '../../core/ids';
import type { MarkerStanding, RoundPoints } from '../../core/scenario';
import type { Marker, Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { shipsOfPlayer } from '../../look/ships';

/** Ships that count. A destroyed one has left before anything is scored, so it counts for nothing as it lingers. */
export const shipsThatCount = ({ state }: Table, player: PlayerId): readonly Ship[] =>
  shipsOfPlayer(state, player).filter(({ destroyed }) => !destroyed);

/** Every marker, with what of each player counts there. It belongs to whoever has more, or to whoever is alone. */
export function standingBy(
  { state }: Table,
  count: (marker: Marker, player: PlayerId) => number,
  belongs: 'toMore' | 'toOneAlone' = 'toMore',
): readonly MarkerStanding[] {
  return Object.values(state.markers).map(marker => {
    const counts = { p1: count(marker, 'p1'), p2: count(marker, 'p2') };
    const holds = (player: PlayerId) =>
      belongs === 'toMore'
        ? counts[player] > counts[opponentOf(player)]
        : counts[player] > 0 && counts[opponentOf(player)] === 0;
    return { marker: marker.id, counts, holder: PLAYERS.find(holds) ?? null };
  });
}

export const heldBy = (standing: readonly MarkerStanding[], player: PlayerId): readonly MarkerId[] =>
  standing.flatMap(({ marker, holder }) => (holder === player ? [marker] : []));

/** For markers held: at 20 points one each; at 50 two for any, four instead for more than the opponent. */
export function pointsForMarkers(table: Table, standing: readonly MarkerStanding[]): readonly RoundPoints[] {
  return pointsFor(table, player => heldBy(standing, player).length).map(earned => ({
    ...earned,
    markers: heldBy(standing, earned.player),
  }));
}

/** The same for anything that is counted. */
export function pointsFor({ state }: Table, count: (player: PlayerId) => number): readonly RoundPoints[] {
  return PLAYERS.flatMap(player => {
    const many = count(player);
    if (many === 0) return [];
    const ahead = many > count(opponentOf(player));
    return [{ player, points: state.setup.profile === 'amg20' ? many : ahead ? 4 : 2, markers: [], ahead }];
  });
}
