import type { ObstacleId } from '../engine/core/vocabulary';

export const OBSTACLES_OF_A_SQUAD = 3;

/** What lies on the table unless somebody chooses. */
export const USUAL_OBSTACLES: readonly ObstacleId[] = [
  'obstacle:coreasteroid1',
  'obstacle:coreasteroid4',
  'obstacle:gascloud2',
];

/** Three different ones: those that were chosen, and usual ones for the rest. */
export const withThree = (chosen: readonly ObstacleId[]): readonly ObstacleId[] => [
  ...chosen,
  ...USUAL_OBSTACLES.filter(id => !chosen.includes(id)).slice(0, Math.max(0, OBSTACLES_OF_A_SQUAD - chosen.length)),
];
