import type { GameState } from '../../engine/core/state';
import { areDialsSecret } from '../../store/saves/secrets';

const HELD_BACK = 'A file ends before this round’s dials: they are still secret.';

/** What a file of this game would lack now; null where it is all there. */
export const heldBackWords = (game: GameState): string | null => (areDialsSecret(game) ? HELD_BACK : null);

/** What is to be known before a file of this game is saved; null where it is simply the game. */
export function fileWords(game: GameState): string | null {
  if (game.outcome || game.practice) return null;
  const copy = 'This game and one that is opened from the file go on with different dice.';
  return areDialsSecret(game) ? `${HELD_BACK} ${copy}` : copy;
}

/** What was saved. */
export const savedWords = (name: string, heldBack: number): string =>
  heldBack > 0 ? `${name} was saved. ${HELD_BACK}` : `${name} was saved as a file.`;

/** What has come of a file that was read. */
export const addedWords = ({ name, isCopy }: { readonly name: string; readonly isCopy: boolean }): string =>
  isCopy
    ? `${name} was added. It is a copy: its dice are new, and so are damage cards that nobody has seen.`
    : `${name} was added.`;
