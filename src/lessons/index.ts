import { attacking } from './attacking';
import { flying } from './flying';
import type { Lesson } from './lesson';
import { stressAndActions } from './stressAndActions';

/** In the order in which they build on each other; any can be opened at once. */
export const LESSONS: readonly Lesson[] = [flying, stressAndActions, attacking];
