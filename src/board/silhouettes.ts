import type { ShipSize } from '../engine/core/vocabulary';

/** Simple shapes of our own, nose up, for a small base (half an edge is 20). By class of ship, told by its type. */
const SHAPES = {
  dart: [0, -13, 3, -4, 9, 9, 3, 7, 0, 11, -3, 7, -9, 9, -3, -4],
  cross: [0, -14, 2, -5, 3, 0, 12, 4, 12, 7, 3, 6, 3, 10, -3, 10, -3, 6, -12, 7, -12, 4, -3, 0, -2, -5],
  panels: [
    -11, -9, -8, -9, -8, -2, -4, -2, 0, -5, 4, -2, 8, -2, 8, -9, 11, -9, 11, 9, 8, 9, 8, 2, 4, 2, 0, 5, -4, 2, -8, 2,
    -8, 9, -11, 9,
  ],
  fork: [-8, -13, -5, -13, -4, -2, 4, -2, 5, -13, 8, -13, 8, 4, 4, 10, -4, 10, -8, 4],
  disc: [0, -12, 4, -13, 8, -9, 11, -3, 11, 4, 7, 9, 0, 12, -7, 9, -11, 4, -11, -3, -8, -9, -4, -13],
  wedge: [0, -14, 6, 0, 12, 10, 4, 8, 0, 12, -4, 8, -12, 10, -6, 0],
} as const;

const CLASSES: readonly (readonly [RegExp, keyof typeof SHAPES])[] = [
  [/^tie/, 'panels'],
  [/xwing|ewing|arc170|z95|n1|vwing/, 'cross'],
  [/ywing|bwing|kwing|uwing|ut60d/, 'fork'],
  [/yt|freighter|firespray|yv666|hwk/, 'disc'],
  [/shuttle|decimator|transport|gunship/, 'wedge'],
];

export function silhouetteOf(shipType: string, size: ShipSize): readonly number[] {
  const name = shipType.slice(shipType.indexOf(':') + 1);
  const found = CLASSES.find(([pattern]) => pattern.test(name));
  return SHAPES[found?.[1] ?? (size === 'small' ? 'dart' : 'disc')];
}
