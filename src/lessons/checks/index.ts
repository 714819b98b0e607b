import type { Position } from '../lesson';
import { allActions, arcs, attacking, damage, equipment, initiative, missions } from './fighting';
import { advanced, flying, obstacles, overlapping, stressAndActions } from './flying';

/** By the id of the lesson: positions in which nothing is lit. */
export const CHECKS: Readonly<Record<string, readonly Position[]>> = {
  flying,
  actions: stressAndActions,
  attacking,
  advanced,
  overlapping,
  obstacles,
  initiative,
  arcs,
  allActions,
  damage,
  equipment,
  missions,
};

export const checkOf = (lesson: string): readonly Position[] => CHECKS[lesson] ?? [];

/** Those of all checks with these ids, in the order of the lessons. */
export const positionsWith = (ids: readonly string[]): readonly Position[] =>
  Object.values(CHECKS)
    .flat()
    .filter(({ id }) => ids.includes(id));
