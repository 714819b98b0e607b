import { advanced } from './advanced';
import { allActions } from './allActions';
import { arcs } from './arcs';
import { attacking } from './attacking';
import { damage } from './damage';
import { equipment } from './equipment';
import { flying } from './flying';
import { initiative } from './initiative';
import type { Lesson } from './lesson';
import { missions } from './missions';
import { obstacles } from './obstacles';
import { overlapping } from './overlapping';
import { stressAndActions } from './stressAndActions';

/** A few lessons about one thing. */
interface LessonGroup {
  readonly name: string;
  readonly about: string;
  readonly lessons: readonly Lesson[];
}

export const LESSON_GROUPS: readonly LessonGroup[] = [
  { name: 'First steps', about: 'Enough for a first game.', lessons: [flying, stressAndActions, attacking] },
  {
    name: 'In flight',
    about: 'Turns, bumps, rocks, and who goes first.',
    lessons: [advanced, overlapping, obstacles, initiative],
  },
  { name: 'Fighting', about: 'Arcs, every action, and damage.', lessons: [arcs, allActions, damage] },
  { name: 'The whole game', about: 'Cards, the Force, missions and winning.', lessons: [equipment, missions] },
];

/** In the order in which they build on each other; any can be opened at once. */
export const LESSONS: readonly Lesson[] = LESSON_GROUPS.flatMap(({ lessons }) => lessons);
