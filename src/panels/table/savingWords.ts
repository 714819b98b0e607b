import type { Saving } from '../../store/saves/keeper';

/** Where the menu says how the game is kept; a lesson is no saved game, it remembers its step. */
export const savingWords = (saving: Saving): string =>
  typeof saving === 'object' ? saving.problem : saving === 'saving' ? 'Saving …' : 'Saved in this browser.';

interface Left {
  readonly saving: Saving;
  readonly isLesson: boolean;
  /** Whether the browser remembers how far a lesson was taken. */
  readonly lasts: boolean;
}

/** What comes of whoever leaves the table now. */
export function leavingWords({ saving, isLesson, lasts }: Left): string {
  if (isLesson)
    return lasts ? 'The lesson remembers this step.' : 'The lesson remembers this step until you close the page.';
  if (saving === 'saved') return 'The game is kept: Continue brings you back to this very question.';
  return savingWords(saving);
}
