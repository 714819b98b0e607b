import type { Setup } from '../../engine';
import type { SavedGame } from '../../store/saves/database';
import { SCENARIO_NAMES } from '../setup/words';

type Standing = Pick<SavedGame, 'setup' | 'round' | 'score' | 'outcome'>;

/** How a saved game stands: `Round 3, 12 : 9`. */
export function standingOf({ setup, round, score, outcome }: Standing): string {
  const points = `${score.p1} : ${score.p2}`;
  if (outcome) return outcome.winner ? `${setup.players[outcome.winner].name} won, ${points}` : `A draw, ${points}`;
  return round > 0 ? `Round ${round}, ${points}` : 'Being set up';
}

/** The mission by its name. */
export const missionOf = ({ scenario }: Setup): string =>
  scenario === 'none' ? 'No mission' : SCENARIO_NAMES[scenario];

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const whenOf = (time: number): string => moment.format(time);
