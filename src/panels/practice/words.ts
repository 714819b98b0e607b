import type { Drill } from '../../engine/core/practice';
import type { Formation } from '../../store/practice/targets';
import type { PracticeDraft } from './draft';

/** A behaviour as one line of a list; a circle has two. */
export const MANNERS = ['still', 'straight', 'circleLeft', 'circleRight', 'list', 'chase'] as const;
export type Manner = (typeof MANNERS)[number];

export const MANNER_WORDS: Readonly<Record<Manner, string>> = {
  still: 'Stands still',
  straight: 'Flies straight',
  circleLeft: 'Circles left',
  circleRight: 'Circles right',
  list: 'Follows a list',
  chase: 'Comes at you',
};

export const DRILL_WORDS: Readonly<Record<Drill, { readonly name: string; readonly about: string }>> = {
  both: { name: 'Whole rounds', about: 'Move, then shoot.' },
  move: { name: 'Only move', about: 'Rounds without attacks.' },
  shoot: { name: 'Only shoot', about: 'Nobody moves. The targets begin within reach.' },
};

export const FORMATION_WORDS: Readonly<Record<Formation, string>> = {
  apart: 'Apart',
  line: 'Side by side',
  wedge: 'In a wedge',
  column: 'In pairs, one behind the other',
  hand: 'Where I put them',
};

export const ACTS = 'Each ship performs an action first';

export const OBSTACLE_WORDS: Readonly<Record<PracticeDraft['obstacles'], string>> = {
  none: 'None',
  three: 'Three',
  six: 'Six',
};
