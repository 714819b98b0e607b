import type { PlayerId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { hasTable } from '../../store/seats';
import type { TableOptions } from '../../store/tableOptions';
import type { CoachNote } from './coachStore';

/** Whoever plays alone has a coach until they send it away; two players have one when they want it. */
export const hasCoach = (options: TableOptions, practising: boolean): boolean =>
  options.coach ?? (hasTable(options) || practising);

/** Before dials are set: only where the table helps with everything. */
export const speaksBefore = ({ help }: TableOptions): boolean => help === 'assisted';

const HIDDEN: readonly GameState['phase'][] = ['setup', 'planning', 'system', 'activation'];

/** After them: when all dials lie open and have been flown; with plain help, when the game is over. */
export function mayBeTold({ help }: TableOptions, game: GameState, { round }: Pick<CoachNote, 'round'>): boolean {
  if (game.outcome) return true;
  if (help === 'plain') return false;
  return round < game.round || !HIDDEN.includes(game.phase);
}

/** The newest first. A player’s own come first where two play. */
export const toldNotes = (
  options: TableOptions,
  game: GameState,
  notes: readonly CoachNote[],
  looker: PlayerId | null,
): readonly CoachNote[] =>
  notes
    .filter(note => mayBeTold(options, game, note))
    .toSorted((a, b) => b.round - a.round || Number(b.player === looker) - Number(a.player === looker));
