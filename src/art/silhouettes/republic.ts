import { box, disc, draw, hole, hull, pair, piece } from './draw';
import { nacelles } from './parts';

export const republic = {
  /** Wings swept forward past a blunt nose, a gun at each tip. */
  v19torrentstarfighter: draw(
    hull([0, -9, 2.8, -8, 3.8, -2, 3.8, 9, 2.5, 13, 0, 13]),
    hole(hull([0, -6, 1.5, -5, 1.8, 0, 0, 0.6])),
    pair(piece([3.8, 3, 8, 0, 12.5, -13, 15, -13, 16, 2, 12, 11, 3.8, 10])),
    hole(pair(piece([9.4, 1, 13, -8.5, 13.6, 2, 11, 7.4, 9.4, 7.4]))),
    pair(box(13, -17.5, 14.4, -12)),
    box(-0.8, 12, 0.8, 17.5),
  ),

  /** An arrowhead, its droid let into the port wing. */
  delta7aethersprite: draw(
    hull([0, -17.5, 2, -10, 5, 0, 10.5, 14.5, 9.5, 16, 4, 14, 0, 15]),
    hole(hull([0, -1.5, 1.8, 2, 1.8, 7.5, 0, 9])),
    hole(disc(-4.8, 8.4, 1.7)),
  ),

  /** A broader arrowhead, the droid ahead of the pilot, notched behind. */
  delta7baethersprite: draw(
    hull([0, -16.5, 1.6, -13, 6, -2, 13.5, 12, 13.5, 16.5, 9, 13, 4.6, 13, 3, 16.5, 0, 16.5]),
    hole(disc(0, -3.6, 1.8)),
    hole(hull([0, 0.6, 1.8, 2, 1.8, 8, 0, 9.5])),
    hole(pair(piece([5.4, 2, 9.6, 10, 5.4, 10]))),
  ),

  /** A round bow, an engine out on each wing, three long tails. */
  nabooroyaln1starfighter: draw(
    hull([0, -10.5, 3, -9.5, 4.4, -5, 3.8, 1, 1.4, 6, 0.5, 17.5, 0, 17.5], 0.8),
    hole(hull([0, -3.5, 1.6, -2.4, 1.6, 0, 0, 0.6])),
    pair(piece([3.6, -7, 12, -5, 12, -1, 3.6, 1])),
    pair(disc(12.4, -6.5, 2.4, 8.5)),
    pair(piece([11.6, 0, 13.2, 0, 12.8, 12.5, 12, 12.5])),
  ),

  /** Plated all over: the broad body reaches to the engines, and they end in fins. */
  btlbywing: draw(
    hull([0, -17.5, 3.4, -16, 5, -10, 4.6, -4, 6, -1, 6, 9, 3, 13, 0, 13], 0.8),
    hole(hull([0, -14.5, 1.8, -13.5, 2.2, -10.5, 0, -9.6])),
    hole(disc(0, -5.5, 1.7)),
    box(-10, 0, 10, 6),
    nacelles({ x: 12.2, front: -10, back: 10, halfWidth: 3.6 }),
    pair(piece([9.2, 10, 15.2, 10, 14, 17.5, 12.8, 13, 11.6, 13, 10.4, 17.5])),
  ),

  /** Two bubbles ahead, a straight wing with a ball at each end, a tail boom. */
  laatigunship: draw(
    hull([0, -17, 2.4, -16, 3.4, -11, 4.6, -8, 5, 5, 2.6, 8, 1.8, 14, 0, 14]),
    hole(disc(0, -13.6, 1.6)),
    hole(disc(0, -8.8, 1.8)),
    pair(piece([4.8, -5, 15, -4, 15, 1, 4.8, 3])),
    pair(disc(15, -1.8, 2.6, 4)),
    pair(box(8.4, -10, 10, 0)),
    pair(box(11.4, -8, 12.6, 0)),
    hull([0, 13, 8, 13, 8, 16, 4, 17, 0, 17]),
    pair(box(3.6, 0, 6.6, 10, 1)),
  ),

  /** A flat wedge between upright blades. */
  nimbusclassvwing: draw(
    hull([0, -17.5, 1.4, -15, 4, -3, 7, 3, 7, 9, 4, 10, 3, 14, 0, 14]),
    hole(hull([0, -3, 1.4, -1, 1.6, 4, 0, 5])),
    pair(box(6, 3, 11.4, 6.5)),
    pair(piece([10.6, 2, 11.4, -8, 12.6, -8, 13.6, 2, 13.6, 15, 12.6, 17, 10.6, 10])),
    pair(box(8, -4, 9, 4)),
  ),

  /** Two blades part ahead of a round cabin; wings fold out at the back. */
  eta2actis: draw(
    disc(0, 4.5, 5),
    hole(disc(0, 5, 2.4)),
    hull([0, 8.6, 3.6, 7.6, 5, 12, 0, 14]),
    pair(piece([1.4, 0.6, 1.4, -10, 2.6, -17.5, 4.4, -10, 6.4, 8, 4.2, 8])),
    pair(piece([5, 4, 13.5, 6, 15, 9, 15, 15, 13, 16.5, 5, 11])),
    hole(pair(piece([7.4, 6.8, 12.8, 8, 13, 13, 7.4, 10]))),
  ),

  /** A headhunter with a round nose, a plain straight wing and its engines apart. */
  clonez95headhunter: draw(
    hull([0, -15.5, 2.4, -14, 3.8, -6, 3.8, 12, 0, 13.5], 1.6),
    hole(hull([0, -7, 1.5, -5.5, 1.8, 0, 0, 1])),
    pair(piece([3.6, -1, 17, -1, 17, 2.5, 3.6, 7])),
    pair(box(15.6, -9, 17, 4)),
    pair(box(5.4, 0, 9, 15.5, 1.6)),
  ),
};
