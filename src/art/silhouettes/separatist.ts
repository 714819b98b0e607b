import { box, disc, draw, hole, hull, pair, piece } from './draw';

export const separatist = {
  /** A long proboscis on a ball, wings swept around it. */
  sithinfiltrator: draw(
    hull([0, -17.5, 1.2, -17, 2.6, -4, 5.5, 2, 6.5, 8, 4.5, 13.5, 0, 16], 1),
    hole(disc(0, 7.5, 3.4)),
    disc(0, 7.5, 1.8),
    pair(box(5, 6, 11, 9)),
    pair(piece([10, 3, 12, -4, 15.5, -8.5, 16, 4, 15.5, 13, 13, 17.5, 10, 12])),
    hole(pair(piece([11.6, 3.5, 13, -1.5, 14.4, -4, 14.4, 12, 13, 14.6, 11.6, 11]))),
  ),

  /** A small head, and blades in pairs held out ahead of it. */
  vultureclassdroidfighter: draw(
    hull([0, -7, 2, -6.5, 3, -3, 2, 0, 3.4, 3, 3, 9, 0, 10], 0.6),
    hole(pair(disc(1.1, -4.2, 0.6, 1))),
    pair(piece([3, 3, 7, 2, 9, -13, 10.5, -17, 10.6, 4, 9, 8, 3, 7.5])),
    pair(piece([11.6, 3, 11.6, -17, 13, -13, 15, 1, 15, 13, 12.6, 15.5, 9.5, 9, 11, 7])),
  ),

  /** A long nose with slim body pods, three fins and wide shoulders. */
  belbullab22starfighter: draw(
    hull([0, -13, 2, -12, 3.4, -4, 4.4, 4, 4.4, 12, 2, 16.5, 0, 16.5], 0.8),
    hole(hull([0, -9.5, 1.3, -8, 1.8, -3, 0, -2.2])),
    pair(piece([4, -2, 7, -4, 8, -16.5, 10.5, -16.5, 13.5, -5, 14, 5, 11, 12, 4, 10])),
    hole(pair(piece([7, 1, 9.4, -8, 11, -4, 11.4, 4, 8.6, 8]))),
    pair(piece([12.8, 0, 17.5, 7, 16, 13.5, 11, 10])),
  ),

  /** A vulture grown heavy: its wings bend back around a bomb bay. */
  hyenaclassdroidbomber: draw(
    hull([0, -11, 3, -10, 4, -5, 3, -1, 5, 1, 5, 12, 3, 15.5, 0, 15.5], 0.8),
    hole(pair(disc(1.6, -6.6, 0.9, 1.4))),
    hole(pair(box(1, 4, 3, 11))),
    pair(piece([5, 1, 9.5, -3, 14, -14, 16.5, -16, 17, -6, 12, 4, 5, 7])),
    pair(piece([5, 8.5, 12, 6, 17.5, -2, 17.5, 5, 12.5, 13, 9, 17, 5, 13])),
  ),

  /** Pincers at the front, a sting of a tail behind. */
  nantexclassstarfighter: draw(
    hull([0, -2, 2.6, -1, 4.8, 3, 4, 9, 2, 12, 0.7, 17.5, 0, 17.5], 1),
    hole(disc(0, 3.6, 2)),
    pair(piece([3.4, 5, 9.5, 4, 12, -2, 10, -9, 3.6, -17.5, 12.5, -13, 15.5, -5, 15, 4, 11, 10, 3.4, 9.5], 1.6)),
  ),

  /** A broad crescent bristling with guns. */
  hmpdroidgunship: draw(
    hull([0, -9, 3, -11, 6, -10, 13, -5, 17.5, 3, 17.5, 8, 13, 5.5, 7.5, 6, 5, 12, 0, 14], 1),
    hole(hull([0, -5.5, 2, -5.5, 3, -1, 0, 0])),
    hole(pair(disc(10, 0.6, 1.9))),
    pair(box(2.6, -16.5, 4, -9)),
    pair(box(8.4, -13, 9.8, -5)),
    pair(box(14, -9, 15.2, 0)),
    hole(hull([0, 4, 2.4, 5, 1.8, 9, 0, 10])),
  ),

  /** Three claws around an eye: two to the sides, one over the top. */
  droidtrifighter: draw(
    disc(0, 4, 5.2),
    hole(disc(0, 2.6, 2.4)),
    disc(0, 2.6, 1.1),
    box(-1.3, -12, 1.3, -1),
    box(-1.3, 8, 1.3, 15),
    pair(
      piece([4, 2, 9.5, 0, 10.5, -6, 8, -15.5, 12.5, -10, 15.5, 0, 14.5, 9, 10, 15.5, 6, 16, 9, 10, 9, 6.5, 4, 7], 1.4),
    ),
  ),

  /** Wings forward in a V, cannons along them, a ribbed body between. */
  rogueclassstarfighter: draw(
    hull([0, -6, 2, -5, 3.2, 0, 3.2, 10, 5, 13, 4, 17, 0, 15.5]),
    hole(hull([0, -2.6, 1.2, -1.6, 1.6, 2.4, 0, 3])),
    pair(piece([3, 4, 7, 1, 11.5, -11, 14, -11, 11.5, 5, 8, 12, 3, 11])),
    pair(box(13, -17.5, 14.4, 0)),
    pair(piece([9.6, 6, 15, 8, 16.5, 15, 12.6, 13.5, 8, 12])),
    hole(box(-1.8, 5, 1.8, 6.2)),
    hole(box(-1.8, 8, 1.8, 9.2)),
  ),
};
