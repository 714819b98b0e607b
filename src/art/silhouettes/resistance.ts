import { box, disc, draw, hole, hull, pair, piece } from './draw';
import { nacelles } from './parts';
import { saucer } from './saucer';

export const resistance = {
  /** Split wings, half an engine on each, a broader nose than its ancestor's. */
  t70xwing: draw(
    hull([0, -17.5, 1, -17.5, 2, -13, 3.4, -2, 3.4, 11, 1.8, 14, 0, 14]),
    hole(hull([0, -3, 1.2, -1, 1.2, 3.5, 0, 4.5])),
    pair(piece([3.4, -2, 8, -0.5, 16, 1.5, 16, 4, 3.4, 4])),
    pair(piece([3.4, 6, 16, 6.5, 16, 9, 8, 11.5, 3.4, 12])),
    pair(box(15, -9, 16.4, 10.5)),
    pair(box(4.6, 10, 7.8, 15.5, 0.8)),
  ),

  /** A slim arrow, swept fins standing off its engines. */
  rz2awing: draw(
    hull([0, -17.5, 1.8, -16, 4, -7, 7.5, 6, 6.5, 12, 2.4, 10.5, 0, 10.5], 0.6),
    hole(hull([0, -7.5, 1.4, -5, 1.6, 3, 0, 5])),
    pair(box(2.2, 8, 6, 16, 1.2)),
    pair(piece([5.5, 1, 9, 2, 12.5, 13, 11.5, 17.5, 9, 10.5, 6, 9])),
    pair(box(8.6, -6, 9.8, 4)),
  ),

  /** A wing across, the long stern behind it: a flying T. */
  mg100starfortress: draw(
    hull([0, -15, 2.4, -14, 3, -9, 3, 11, 4.5, 14, 4.5, 17, 0, 17]),
    hole(hull([0, -13, 1.4, -12, 1.6, -9.5, 0, -9])),
    pair(piece([3, -8, 10, -9, 17.5, -4, 17.5, -0.5, 10, -1, 3, 1])),
    pair(box(7, -12.5, 10.6, 3, 1.2)),
    pair(box(13.6, -8.5, 16, 2, 0.8)),
    hole(box(-1.2, 3, 1.2, 9)),
  ),

  /** The old freighter with a square dish, blunt mandibles and plates gone from its hull. */
  scavengedyt1300: draw(
    saucer(),
    pair(piece([2.8, -7, 2.8, -17.5, 7, -17.5, 9.8, -6])),
    hole(piece([-10.8, -2.6, -4.4, -5, -3, -1.2, -9.2, 1.2])),
    piece([-8.9, -2, -5.3, -3.4, -4.7, -1.9, -8.4, -0.5]),
    hole(piece([-9.4, 8, -5.6, 6.6, -3.8, 10, -7, 12.6])),
    hole(piece([3.6, -4, 6.6, -3, 6.2, -0.4, 4, -1])),
    hole(box(5.6, 9.4, 8, 11.4)),
  ),

  /** The cabin alone, with its engines at its shoulders. */
  resistancetransportpod: draw(
    hull([0, -15, 4, -13.5, 6.5, -7, 6.5, 6, 4.5, 11, 0, 12], 1.6),
    hole(hull([0, -12, 2.8, -11, 4, -6.5, 0, -5.5])),
    pair(piece([6, -1, 12, 1, 12, 5, 6, 6])),
    pair(box(11, -4, 15.5, 12, 1.6)),
    pair(box(12.2, 11.5, 14.4, 15)),
    hole(box(-2.6, 1, 2.6, 6)),
  ),

  /** The pod rides to port of a long cargo hull; their engines are side by side. */
  resistancetransport: draw(
    piece([0, -9, 2.5, -14, 8, -15.5, 13, -13, 14.5, -7, 14.5, 12, 0, 12]),
    hole(box(3, -5, 11.5, -3)),
    hole(box(3, 0, 11.5, 2)),
    hole(box(3, 5, 11.5, 7)),
    piece([-12, -9, -10.5, -15, -7.5, -17, -4.5, -15, -3, -9, -3, 7, -5, 10, -10, 10, -12, 7], 1.2),
    hole(piece([-9.4, -13.5, -7.5, -14.6, -5.6, -13.5, -4.8, -9.4, -10.2, -9.4])),
    box(-5, -2, 1, 5),
    piece([-11.4, -1, -17, 4, -17, 11, -11.4, 7]),
    box(-9.6, 9.5, -5.4, 15),
    box(1.6, 11, 6.2, 17),
    box(8.4, 11, 13, 17),
  ),

  /** A racer: one great intake, stub wings, fins. */
  fireball: draw(
    hull([0, -14.5, 4.6, -15, 6.5, -10, 6.5, 4, 4, 13, 0, 15], 1.2),
    hole(hull([0, -12.5, 3.4, -12.5, 4, -10.9, 0, -10.5])),
    hole(hull([0, -3, 1.8, -2, 1.8, 3, 0, 4])),
    pair(piece([6.5, -5, 13, -3, 13, 4, 6, 6])),
    pair(box(12, -13, 16.5, 5.5, 1.8)),
    pair(piece([4, 8, 10.5, 13, 10.5, 17.5, 3, 13.5])),
  ),

  /** Engines in sleek casings, the head longer and pointed. */
  btanr2ywing: draw(
    hull([0, -17.5, 2, -16, 4.6, -7, 4.6, -3, 2.6, 0, 2.6, 12, 0, 13.5]),
    hole(hull([0, -12.5, 1.3, -11, 2, -7, 0, -6])),
    pair(piece([2.6, 0, 9, 2.5, 9, 7, 2.6, 9])),
    pair(piece([8.4, 1, 9.5, -10, 11.5, -12, 13.5, -10, 15, 1, 15, 10, 13.5, 17, 9.5, 17, 8.4, 10])),
    hole(pair(piece([11, -6, 12.2, -6, 13, 3, 13, 9, 10.4, 9, 10.4, 3]))),
  ),

  /** The same hull stripped for war: bare engines, a turret, and pods under the cross-bar. */
  btanr2wywing: draw(
    hull([0, -17.5, 2, -16, 4.6, -7, 4.6, -4, 3.4, -2, 3.4, 2, 2, 4, 2, 14, 0, 14]),
    hole(disc(0, 0, 1.8)),
    hole(hull([0, -12.5, 1.3, -11, 2, -7, 0, -6])),
    box(-11, 5.5, 11, 9),
    nacelles({ x: 12.6, front: -9, back: 16.5, halfWidth: 2.8 }),
    pair(box(4.4, 2, 5.8, 13)),
    pair(box(7, 2, 8.4, 13)),
    hole(pair(box(11.6, 11, 13.6, 15))),
  ),
};
