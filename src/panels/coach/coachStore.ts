import { create } from 'zustand';
import type { Ranking } from '../../bots/opponent';
import type { PlayerId, ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';

/** How the dials of a player ranked, as they were set. */
export interface CoachNote {
  readonly round: number;
  readonly player: PlayerId;
  /** As the table stood then. */
  readonly game: GameState;
  readonly rankings: readonly Ranking[];
  readonly flown: ReadonlyMap<ShipId, ManeuverCode>;
}

interface CoachState {
  /** Somebody reads what the coach says. */
  readonly open: boolean;
  /** The newest last. Nothing of it is saved. */
  readonly notes: readonly CoachNote[];
}

const NOTHING: CoachState = { open: false, notes: [] };

export const useCoaching = create<CoachState>()(() => NOTHING);

export const coaching = {
  open: (open: boolean) => useCoaching.setState({ open }),
  /** Dials that were changed replace those before. */
  note: (note: CoachNote) =>
    useCoaching.setState(({ notes }) => ({
      notes: [...notes.filter(one => one.round !== note.round || one.player !== note.player), note],
    })),
  /** After a step back: what was set later has not been. */
  keepUntil: (round: number) =>
    useCoaching.setState(({ notes }) => ({ notes: notes.filter(one => one.round <= round) })),
  reset: () => useCoaching.setState(NOTHING),
};
