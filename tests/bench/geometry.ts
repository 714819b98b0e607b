import { rangeIn } from './geometry/arc';
import { wholeDial } from './geometry/dial';
import { closestPoints, distances } from './geometry/distance';
import { basesOverlapping, templateOnObstacle } from './geometry/overlap';
import type { Suite } from './measure';

export const geometry: Suite = {
  name: 'Geometry',
  benches: [
    basesOverlapping,
    distances,
    () => closestPoints('@flatten-js/core', 10),
    // The fastest of those that were tried; it writes into the same two points each time, and finds no family.
    () => closestPoints('planck', 1.5),
    templateOnObstacle,
    rangeIn,
    wholeDial,
  ],
};
