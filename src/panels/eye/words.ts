import type { Sight } from '../../lessons/eye/sight';
import { maneuverName } from '../table/labels';
import { capitalized } from '../text';

export const EYE_WORDS = {
  title: 'Train your eye',
  about: 'Ten quick looks: arc, range, bumps, templates. You judge by eye, then the ruler answers.',
  begin: 'Begin',
  again: 'Ten more',
  next: 'Next',
  last: 'See how it went',
  leave: 'Leave',
  right: 'Right.',
  wrong: 'Not so.',
  result: 'How it went',
  history: 'Your error over time, in millimetres: the average of each ten. Lower is better.',
  loading: 'Laying out the table …',
  again2: 'Try again',
  back: 'Back',
} as const;

export function questionOf({ kind, maneuvers }: Sight): string {
  switch (kind) {
    case 'arc':
      return 'Is B1 in the front arc of A1?';
    case 'range':
      return 'At which range of A1 is B1?';
    case 'bump':
      return `A1 flies ${maneuverName(maneuvers[0]!)}. Does it run into B1?`;
    case 'template':
      return 'Which maneuver takes A1 to the outline?';
  }
}

export function answersOf({ kind, maneuvers }: Sight): readonly string[] {
  if (kind === 'range') return ['Range 1', 'Range 2', 'Range 3', 'Beyond range 3'];
  return kind === 'template' ? maneuvers.map(code => capitalized(maneuverName(code))) : ['Yes', 'No'];
}

const millimetres = (mm: number): string => `${mm.toFixed(mm < 10 ? 1 : 0)} mm`;

/** What the ruler says. */
export function truthOf(sight: Sight, answer: number): string {
  const { kind, right, errors } = sight;
  const off = errors[answer]!;
  const truth = answersOf(sight)[right]!;
  // Of a question with two answers, the other one tells by how much.
  const margin = millimetres(Math.max(...errors));
  switch (kind) {
    case 'arc':
      return right === 0 ? `B1 is in arc: by ${margin}.` : `B1 is out of arc: by ${margin}.`;
    case 'bump':
      return right === 0 ? `It runs into B1: by ${margin}.` : `It ends clear of B1: by ${margin}.`;
    case 'range':
      return off === 0 ? `${truth}.` : `${truth}: you were ${millimetres(off)} off.`;
    case 'template':
      return off === 0 ? `${truth}.` : `${truth}: yours ends ${millimetres(off)} away.`;
  }
}

export const resultWords = (right: number, error: number): string =>
  `${right} of 10 right, ${error.toFixed(1)} mm off on average`;
