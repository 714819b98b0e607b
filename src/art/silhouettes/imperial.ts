import { box, disc, draw, hole, hull, pair, piece } from './draw';
import { arms, ball, bentPanels, uprightPanels } from './tie';

export const imperial = {
  /** A ball between two walls. */
  tielnfighter: draw(ball(6.2), arms(13.5, 2.6), uprightPanels(13, 14.8, -16, 16), pair(box(12.4, -3, 15.4, 3))),

  /** Bent panels, and a cabin that reaches back between them. */
  tieadvancedx1: draw(
    ball(5.5, -4),
    hull([0, 0.6, 4.6, -1, 4.6, 10, 2.5, 14.5, 0, 14.5]),
    pair(box(4, -2, 10, 2)),
    bentPanels(9.4, 15.5, -12, 12),
  ),

  /** Panels like daggers, points ahead. */
  tieininterceptor: draw(
    ball(5.5, 3),
    arms(11, 2.4, 3),
    pair(piece([14.2, -17.5, 16, -2, 16, 10, 13, 14, 10, 10, 10, -2])),
    hole(pair(piece([13.7, -9, 14.4, -1.5, 14.4, 2, 11.6, 2, 11.6, -1.5]))),
    hole(pair(piece([11.6, 4, 14.4, 4, 14.4, 9, 13, 11.2, 11.6, 9]))),
  ),

  /** A tapering cabin and two great wings swept back; the third stands upright on the spine. */
  lambdaclasst4ashuttle: draw(
    hull([0, -17.5, 2, -16, 3.6, -10, 2.4, -8, 4.4, -4, 4.4, 12, 3, 15, 0, 15]),
    hole(hull([0, -15, 1.2, -14, 1.8, -11.5, 0, -11])),
    hole(box(-0.6, -5, 0.6, 12)),
    pair(piece([5.2, -3, 8, -3, 17.5, 13, 17.5, 16, 12, 15, 5.2, 8])),
    hole(pair(piece([7, -0.5, 14.5, 12, 13.2, 13, 7, 6.5]))),
  ),

  /** Two barrels side by side between bent panels: one holds the pilot, the other bombs. */
  tiesabomber: draw(
    pair(box(0.6, -9, 6.2, 12, 2.6)),
    hole(disc(-3.4, -5.5, 1.7)),
    hole(box(1.8, -6, 5, -4.8)),
    hole(box(1.8, 6, 5, 7.2)),
    pair(box(5.5, -2, 11, 2.5)),
    bentPanels(10, 16, -13, 13),
  ),

  /** Three shark fins around a ball: two spread forward, one upright. */
  tieddefender: draw(
    ball(5, 2),
    pair(box(3.6, 0.2, 9, 3.8)),
    pair(piece([8.4, -7, 15.5, -17.5, 16.8, -5, 13.5, 12, 8.4, 13.5])),
    hole(pair(piece([10, -5.5, 14, -11.5, 14.8, -5, 14.2, -1, 10, -1]))),
    hole(pair(piece([10, 1, 13.8, 1, 12.2, 10, 10, 11]))),
    box(-1, -13, 1, -2.5),
    box(-1, 6.5, 1, 16.5),
  ),

  /** A long cabin among three broad panels that reach past its nose. */
  tiephphantom: draw(
    hull([0, -13, 2.6, -11, 4, -3, 4, 9, 2, 13.5, 0, 13.5]),
    hole(hull([0, -9.5, 1.4, -8, 1.8, -3.5, 0, -3])),
    pair(piece([5.2, 1, 7, -6, 11, -16.5, 14.5, -12, 17.5, 2, 15.5, 13, 11, 16.5, 5.2, 10])),
    pair(box(3, 2, 6, 7)),
    hole(pair(piece([8.6, -4, 11.4, -10, 12.6, -1, 8.6, 1]))),
    hole(pair(piece([8.6, 4, 13.6, 2, 12.6, 11, 10.6, 12, 8.6, 9]))),
  ),

  /** A broad wedge with a forked bow and the bridge on its back. */
  vt49decimator: draw(
    hull([
      0, -13, 1.6, -13, 2.6, -17.5, 5, -17, 8, -4, 16.5, 6, 17, 11, 12, 13, 7, 12.5, 6, 17, 1.5, 17, 1.5, 14.5, 0, 14.5,
    ]),
    hole(hull([0, -6, 2.4, -4, 2.4, 2, 0, 3])),
    hull([0, -4, 1, -3, 1, 0.5, 0, 1]),
    hole(pair(piece([7.5, 1, 13.5, 8, 8, 9.5]))),
  ),

  /** A bomber grown: the cabin in the middle, ordnance all round, the broadest panels. */
  tiecapunisher: draw(
    ball(4.2, -8.5),
    box(-3, -5, 3, 15, 1),
    pair(box(4, -10, 8.8, 1.4, 2)),
    pair(box(4, 3.6, 8.8, 14, 2)),
    hole(pair(box(5.4, -7, 7.4, -5.6))),
    hole(pair(box(5.4, 10, 7.4, 11.4))),
    pair(box(2, 0.9, 12, 4.1)),
    bentPanels(11, 17.5, -15, 16),
  ),

  /** Small panels that open like petals, pointed fore and aft. */
  tieadvancedv1: draw(
    hull([0, -9, 3.6, -7.5, 5.2, -3, 5.2, 3, 3, 9, 0, 11], 1.4),
    hole(disc(0, -3, 2.6)),
    disc(0, -3, 1.3),
    pair(box(4, -1.8, 8, 1.8)),
    pair(piece([7, -3, 13.5, -15.5, 16.5, 0, 13.5, 14.5, 7, 3])),
    hole(pair(piece([9.2, -2.5, 12.8, -10, 14.6, -0.8, 9.2, -0.8]))),
    hole(pair(piece([9.2, 0.8, 14.6, 0.8, 12.8, 9, 9.2, 2.5]))),
  ),

  /** Wings laid flat: two long blades joined to a narrow cabin at the back. */
  tieskstriker: draw(
    hull([0, -10, 2.6, -9, 3.6, -4, 3.6, 9, 2, 15, 0, 15], 1),
    hole(disc(0, -5, 1.9)),
    pair(piece([3, 2, 6, -1, 12.5, -17.5, 15, -8, 15.5, 6, 11, 12, 3, 8])),
    hole(pair(piece([8.4, 0, 12.4, -9.5, 13, -2, 8.4, 4]))),
  ),

  /** Two barrels ahead, a turret on the back, tapering panels. */
  tieagaggressor: draw(
    ball(4.8, -3),
    box(-3.2, 0.8, 3.2, 5),
    disc(0, 8.2, 4.4),
    hole(disc(0, 8.2, 2.2)),
    box(-0.9, 12, 0.9, 17.5),
    pair(box(2, -15, 3.4, -6)),
    pair(box(4, -4.6, 12, -1.4)),
    pair(piece([11.6, -9, 13.2, -16, 15.4, -16, 15.4, 8, 13.2, 14.5, 11.6, 8])),
  ),

  /** A long square snout, and wings on a body full of engines. */
  alphaclassstarwing: draw(
    hull([0, -17.5, 2, -17.5, 2.6, -8, 5, -3, 6, 4, 6, 14, 3.5, 16.5, 0, 16.5]),
    hole(hull([0, -6, 1.6, -3.5, 1.6, 1, 0, 1.6])),
    pair(piece([6, 2, 16.5, 6, 17.5, 14.5, 14, 15.5, 6, 11])),
    hole(pair(piece([8.4, 5, 14.6, 8, 15, 12.5, 8.4, 9.5]))),
    pair(box(6.6, -8, 8, 3)),
  ),

  /** A flat transport: the cabin ahead, and wings that sweep out and back to points. */
  tiereaper: draw(
    hull([0, -16, 3.2, -14.5, 4.6, -8, 4.6, 8, 2.6, 12, 0, 12]),
    hole(disc(0, -10.5, 2.3)),
    pair(piece([4, -7, 11, -3, 17.5, 6, 15.5, 17.5, 10.5, 8, 4, 9])),
    hole(pair(piece([6.6, -2.5, 10, -0.5, 14.6, 6.5, 14.2, 10, 11, 5.5, 6.6, 5.5]))),
  ),

  /** The pilot to port, a gun pod to starboard, and heavy panels. */
  tierbheavy: draw(
    disc(-3.2, 0, 6),
    hole(disc(-3.2, 0, 3.1)),
    disc(-3.2, 0, 1.6),
    box(3.4, -6, 8.4, 8, 1.4),
    box(4, -14, 5.2, -4),
    box(6.6, -14, 7.8, -4),
    box(1, -2, 5, 3),
    pair(box(7, -2.4, 14, 2.4)),
    pair(piece([13, -11, 14.5, -16, 17, -16, 17.5, -11, 17.5, 11, 17, 16, 14.5, 16, 13, 11])),
  ),
};
