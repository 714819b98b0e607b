import type { ActionKey } from '../engine/core/action';
import {
  ACTION_COLOR_MEANINGS,
  ACTION_MEANINGS,
  ARC_MEANINGS,
  DIFFICULTY_MEANINGS,
  FACE_MEANINGS,
  type Meaning,
  MISSION_ACTION_MEANINGS,
  NUMBER_MEANINGS,
  PHASE_MEANINGS,
  THING_MEANINGS,
  TOKEN_MEANINGS,
} from './glossary';

/** The whole glossary, part by part. */
export const GLOSSARY = {
  token: TOKEN_MEANINGS,
  face: FACE_MEANINGS,
  arc: ARC_MEANINGS,
  difficulty: DIFFICULTY_MEANINGS,
  action: ACTION_MEANINGS,
  scenario: MISSION_ACTION_MEANINGS,
  color: ACTION_COLOR_MEANINGS,
  number: NUMBER_MEANINGS,
  phase: PHASE_MEANINGS,
  thing: THING_MEANINGS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Meaning>>>>;

type Parts = typeof GLOSSARY;

/** A word of the glossary: `token:focus`, `face:focus`, `number:hull`. */
export type Word = { [Part in keyof Parts]: `${Part}:${Extract<keyof Parts[Part], string>}` }[keyof Parts];

export function meaningOf(word: string): Meaning | null {
  const [part = '', name = ''] = word.split(':');
  const meanings: Readonly<Record<string, Meaning>> | undefined = Object.entries(GLOSSARY).find(
    ([key]) => key === part,
  )?.[1];
  return meanings?.[name] ?? null;
}

/** What an action of the bar or of a mission does; null for those of cards, which have words of their own. */
export const meaningOfAction = (action: ActionKey): Meaning | null =>
  meaningOf(`action:${action}`) ?? meaningOf(action);

/** Makes an element say what it is: on hover, on focus, by a tap. Inside a button, `data-word` alone does. */
export const wordProps = (word: Word) => ({ 'data-word': word, tabIndex: 0 }) as const;
