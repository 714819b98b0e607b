import type { JournalNote, Shown } from '../../../store/history';
import type { Names } from '../labels';
import { listed, playerName } from './names';

const SHOWN_WORDS: Readonly<Record<Shown, string>> = {
  dial: 'dials were seen',
  dice: 'dice were rolled',
  card: 'a damage card was seen',
};

const NOTED = {
  undone: ['takes a step back', 'A step was taken back'],
  redone: ['steps forward again', 'A step was taken again'],
  jumped: ['goes to another moment', 'The game went to another moment'],
} as const;

/** A note of the journal in a sentence; null where nothing had been seen that matters. */
export function noteWords(names: Names, { kind, by, shown }: JournalNote): string | null {
  if (shown.length === 0) return null;
  const [active, passive] = NOTED[kind];
  const done = by ? `${playerName(names, by)} ${active}` : passive;
  return `${done} after ${listed(shown.map(one => SHOWN_WORDS[one]))}.`;
}

/** What is asked before a step back over something seen. */
export const seenSince = (shown: readonly Shown[]): string => {
  const words = listed(shown.map(one => SHOWN_WORDS[one]));
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)} since.` : '';
};
