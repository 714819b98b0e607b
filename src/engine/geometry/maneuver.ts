import { gathered } from '../core/list';
import type { ShipSize } from '../core/vocabulary';
import { type Base, baseAt } from './base';
import { blockedStretches } from './blocked';
import type { Course } from './course';
import { basicEnd, type Landing, landingsOn } from './landing';
import { ROUNDING } from './measures';
import { carry, type Path, pathOf, poseAlong } from './path';
import { type Pose, roundPose } from './pose';
import { basesOverlap } from './separation';

/** A course flown among other bases. Bases are named by their place in the list that was given. */
export type Execution = FullExecution | PartialExecution;

export interface FullExecution {
  readonly kind: 'full';
  readonly path: Path;
  /** The places that are free: one, or up to three after a roll. */
  readonly landings: readonly Landing[];
}

export interface PartialExecution {
  readonly kind: 'partial';
  readonly path: Path;
  readonly pose: Pose;
  /** How far the trailing edge has come along the path; 0 if the ship cannot leave its place. */
  readonly travelled: number;
  /** Every base on which the ship would have stood at the template's end: they decide whose rules apply. */
  readonly overlapped: readonly number[];
  /** The last base backed over, which the ship now touches. */
  readonly touched: number;
}

/** Flies a course: to its end if a place there is free, else back along the template to the first place that is. */
export function execute(start: Pose, size: ShipSize, course: Course, others: readonly Base[]): Execution {
  const path = pathOf(start, size, course);
  const landings: Landing[] = [];
  for (const landing of landingsOn(path.placed, size, course))
    if (isFree(baseAt(landing.pose, size), others)) landings.push(landing);
  if (landings.length > 0) return { kind: 'full', path, landings };
  return backUp(start, size, path, others);
}

function isFree(base: Base, others: readonly Base[]): boolean {
  for (let at = 0; at < others.length; at++) if (basesOverlap(base, others[at]!)) return false;
  return true;
}

function backUp(start: Pose, size: ShipSize, path: Path, others: readonly Base[]): PartialExecution {
  const end = baseAt(basicEnd(path.placed, size, path.course), size);
  const overlapped = gathered(others, (other, index) => (basesOverlap(end, other) ? [index] : []));
  let travelled = path.length;
  let touched = overlapped[0]!;
  let blockers = overlapped;
  while (blockers.length > 0) {
    // Of several bases under the ship here, the one that stays under it longest is backed over last.
    let free = travelled;
    for (const index of blockers) {
      const from = blockedStretches(path, others[index]!).find(
        part => part.from < travelled && travelled <= part.to,
      )?.from;
      if (from !== undefined && from < free) {
        free = from;
        touched = index;
      }
    }
    if (free >= travelled) break;
    travelled = free;
    const base = carry(path, travelled);
    blockers = gathered(others, (other, index) => (basesOverlap(base, other) ? [index] : []));
  }
  // A ship that touches what is ahead stays where it is, and does not creep on by what rounding left between them.
  if (travelled <= ROUNDING) return { kind: 'partial', path, pose: start, travelled: 0, overlapped, touched };
  return { kind: 'partial', path, pose: roundPose(poseAlong(path, travelled)), travelled, overlapped, touched };
}
