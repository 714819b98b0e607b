import type { Engine, GameRecord } from '../../engine';
import { EDITION } from '../../engine/core/edition';
import { attempt } from './attempt';

/** What of rules and cards is not as it was when a game was saved; null where all is, so that what departs is damaged. */
export function whatChanged(
  engine: Engine,
  { setup, seed, cards, edition }: Pick<GameRecord, 'setup' | 'seed' | 'cards' | 'edition'>,
): string | null {
  const begun = attempt(() => engine.newGame(setup, seed));
  const sameCards = begun?.ok && engine.beginRecord(setup, seed, begun.step.state).cards === cards;
  const changed = [...(edition === EDITION ? [] : ['rules']), ...(sameCards ? [] : ['cards'])];
  return changed.join(' and ') || null;
}
