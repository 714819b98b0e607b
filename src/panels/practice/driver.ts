import { targetAnswer } from '../../bots/target';
import type { Answer } from '../../engine';
import type { GameStore } from '../../store/game';

type Table = Pick<GameStore, 'engine' | 'game' | 'options'>;

/**
 * What the targets answer now; null while it is the player's turn.
 * They set their dials when the player has: so a change of heart counts at once, and what happened stays in sight.
 */
export function answerOfTargets({ engine, game, options }: Table): Answer | null {
  if (!engine || !game?.practice || !options.targets || game.outcome) return null;
  const dials = game.pending.some(({ topic }) => topic.kind === 'setDials');
  if (dials && !game.ready.p1) return null;
  return targetAnswer(engine, game, 'p2', options.targets);
}

/** Any answer that the rules allow, should they refuse what the targets wanted: practice never stands still. */
export const anyAnswerOfTargets = ({ engine, game }: Table): Answer | null =>
  (engine && game && engine.legalAnswers(game, 'p2')[0]) ?? null;
