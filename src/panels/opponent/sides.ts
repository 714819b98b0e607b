import type { PlayerId } from '../../engine/core/ids';
import { useGame } from '../../store/game';
import { type SeatLevel, seatOf, withSeat } from '../../store/seats';
import { seat } from './seatStore';

/** Gives a side to the table, or with null to a person, from the next question on. */
export function giveSide(player: PlayerId, level: SeatLevel | null): void {
  const { options, setOptions } = useGame.getState();
  setOptions({ seats: withSeat(options.seats ?? {}, player, level && seatOf(level)) });
  seat.tryAgain();
}
