import { box, disc, hole, type Part, pair, piece } from './draw';

/** What every YT-1300 has: the round hull, docking arms, the turret amidships and the cockpit to starboard. */
export function saucer(): Part {
  return [
    ...disc(0, 4.2, 13),
    ...hole(disc(0, 4.2, 2.8)),
    ...disc(0, 4.2, 1.3),
    ...pair(box(11, 1.8, 14.6, 6.6)),
    ...piece([9, -3, 12.4, -6, 12.4, -12, 13.4, -13.4, 15.4, -13.4, 16.4, -12, 16.4, -5, 12.4, 1]),
    ...hole(box(13.4, -11.6, 15.4, -10)),
  ];
}
