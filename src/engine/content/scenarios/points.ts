import { type MarkerId, opponentOf, PLAYERS, type PlayerId } from '../../core/ids';
import type { RoundPoints } from '../../core/scenario';
import type { Table } from '../../core/table';

/** What a player holds: its number counts, its markers are shown. */
export interface Holding {
  readonly count: number;
  readonly markers: readonly MarkerId[];
}

/** At 20 points one each; at 50 two for any, four instead for more than the opponent. */
export function pointsFor({ state }: Table, held: (player: PlayerId) => Holding): readonly RoundPoints[] {
  return PLAYERS.flatMap(player => {
    const { count, markers } = held(player);
    if (count === 0) return [];
    const ahead = count > held(opponentOf(player)).count;
    return [{ player, points: state.setup.profile === 'amg20' ? count : ahead ? 4 : 2, markers, ahead }];
  });
}
