import type { Option } from '../../../../engine/core/decision';
import type { Face } from '../../../../engine/core/event';
import { ATTACK_FACES, DEFENSE_FACES } from '../../../../engine/core/vocabulary';
import { diceOfColor } from '../../labels/rolls';

export type Pool = 'attack' | 'defense';

export const facesOf = (dice: Pool): readonly Face[] => (dice === 'attack' ? ATTACK_FACES : DEFENSE_FACES);

/** The key that enters a face: each has a letter of its own. */
export const letterOf = (face: Face): string => face.charAt(0);

export interface Typed {
  readonly faces: readonly Face[];
  /** What of the entry is left out, and why, in a sentence. */
  readonly problem: string | null;
}

/** The faces of a run of letters, as far as there are dice. Spaces, commas and capitals do not matter. */
export function typedFaces(dice: Pool, count: number, text: string): Typed {
  const faces = facesOf(dice);
  const letters = [...text.toLowerCase().replace(/[\s,;.]/g, '')];
  const stray = letters.find(letter => !faces.some(face => letterOf(face) === letter));
  const meant = letters.flatMap(letter => faces.find(face => letterOf(face) === letter) ?? []);
  const problem =
    stray !== undefined
      ? `No face of a ${dice === 'attack' ? 'red' : 'green'} die has the letter ${stray}.`
      : meant.length > count
        ? `Only ${diceOfColor(dice, count)} ${count === 1 ? 'is' : 'are'} rolled.`
        : null;
  return { faces: meant.slice(0, count), problem };
}

/** The answer that these faces are, in whatever order they were entered. */
export const answerFor = (options: readonly Option[], faces: readonly Face[]): Option | null => {
  const wanted = faces.toSorted().join();
  return options.find(({ subject }) => subject.kind === 'faces' && subject.faces.toSorted().join() === wanted) ?? null;
};
