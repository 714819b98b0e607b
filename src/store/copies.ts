import type { Answer } from '../engine';
import type { GameState } from '../engine/core/state';
import { freshSeed } from './chance';
import type { HistoryStep } from './history';

/** What makes a copy of a running game a game of its own: from here on its dice are new. */
export const copyAnswer = (): Answer => ({ player: 'p1', referee: { kind: 'copied', seed: freshSeed() } });

/** Whether the game was copied here. Before this step lie the dice of the game that it was made from. */
export const isCopy = ({ answer }: Pick<HistoryStep, 'answer'>): boolean =>
  'referee' in answer && answer.referee.kind === 'copied';

/** The same answer once more, after a hand has had its question asked again. */
export function askedAgain(given: Answer, { pending }: GameState): Answer {
  if ('referee' in given) return given;
  return { ...given, decision: pending.find(({ player }) => player === given.player)?.id ?? given.decision };
}
