import { bullseye, outOfArcs, tailTheCircler, turnAround, twoInSight } from './arcs';
import type { Drill } from './drill';
import { blockAndSurvive, holdTwo, joust, oneHull } from './fighting';
import { keepFormation, outOfTheCorner, redTwice, threadTheRocks } from './flying';

/** Easy ones first. */
export const DRILLS: readonly Drill[] = [
  threadTheRocks,
  bullseye,
  outOfTheCorner,
  redTwice,
  turnAround,
  twoInSight,
  tailTheCircler,
  outOfArcs,
  keepFormation,
  blockAndSurvive,
  holdTwo,
  joust,
  oneHull,
];
