import type { Decision, Option } from '../../../../engine/core/decision';
import type { Face } from '../../../../engine/core/event';

export type Pool = 'attack' | 'defense';

export const FACE_NAMES: Readonly<Record<Face, readonly [one: string, many: string]>> = {
  hit: ['hit', 'hits'],
  crit: ['crit', 'crits'],
  focus: ['focus', 'focus'],
  evade: ['evade', 'evades'],
  blank: ['blank', 'blanks'],
};

const FACES = Object.keys(FACE_NAMES) as readonly Face[];

/** `2 hits, 1 crit`; nothing for no dice. */
export function facesInWords(faces: readonly Face[]): string {
  return FACES.flatMap(face => {
    const many = faces.filter(one => one === face).length;
    return many > 0 ? [`${many} ${FACE_NAMES[face][many > 1 ? 1 : 0]}`] : [];
  }).join(', ');
}

/** `1 die`, `3 dice` */
export const diceInWords = (count: number): string => `${count} ${count === 1 ? 'die' : 'dice'}`;

/** Dice of this pool that are being picked, and how many of them. */
export interface Picking {
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}

export function pickingIn(decision: Decision | null, pool: Pool): Picking | null {
  const ask = decision?.ask;
  if (!decision || ask?.kind !== 'some') return null;
  const { topic, options } = decision;
  const isAsked = (topic.kind === 'rerollDice' || topic.kind === 'changeDice') && topic.dice === pool;
  return isAsked ? { options, min: ask.min, max: ask.max } : null;
}

/** Picked or not; where one is all that may be picked, another takes its place. */
export function withPick(picks: readonly string[], key: string, max: number): readonly string[] {
  if (picks.includes(key)) return picks.filter(one => one !== key);
  if (max === 1) return [key];
  return picks.length < max ? [...picks, key] : picks;
}

export interface Shortcut {
  /** `2 blanks`, `all 3 but hits` */
  readonly label: string;
  readonly picks: readonly string[];
}

/** What is most often rerolled, by one press. Of blanks beyond what may be picked any will do: they are alike. */
export function shortcutsFor(
  pool: Pool,
  options: readonly Option[],
  faces: readonly Face[],
  max: number,
): readonly Shortcut[] {
  const those = (...wanted: readonly Face[]): readonly string[] =>
    options.flatMap(({ key, subject }) =>
      subject.kind === 'die' && wanted.includes(faces[subject.index]!) ? [key] : [],
    );
  const blanks = those('blank');
  const focus = those('focus');
  const rest = those('blank', 'focus');
  const good = pool === 'attack' ? 'hits' : 'evades';
  const all: readonly Shortcut[] = [
    { label: blanksInWords(blanks.length, max), picks: blanks.slice(0, max) },
    {
      label: focus.length === 1 ? 'the focus result' : `the ${focus.length} focus results`,
      picks: blanks.length > 0 ? [] : focus,
    },
    { label: `all ${rest.length} but ${good}`, picks: focus.length > 0 && blanks.length > 0 ? rest : [] },
  ];
  return all.filter(({ picks }) => picks.length > 0 && picks.length <= max);
}

function blanksInWords(blanks: number, max: number): string {
  if (blanks === 1) return 'the blank';
  if (blanks <= max) return `the ${blanks} blanks`;
  return max === 1 ? 'a blank' : `${max} blanks`;
}
