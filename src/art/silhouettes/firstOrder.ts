import { box, disc, draw, hole, hull, pair, piece } from './draw';
import { arms, ball, uprightPanels } from './tie';

export const firstOrder = {
  /** A heavier ball, and panels as thick frames around their cells. */
  tiefofighter: draw(
    ball(6.6),
    pair(box(5.4, -1.7, 12, 1.7)),
    uprightPanels(11.2, 15.2, -13.5, 13.5),
    hole(pair(box(12.4, -12, 14, -1.2))),
    hole(pair(box(12.4, 1.2, 14, 12))),
  ),

  /** Long blades reach far ahead of a flat cabin. */
  tievnsilencer: draw(
    hull([0, -4, 3, -2.5, 4.6, 3, 3.6, 9, 1.6, 13, 0, 13], 1),
    hole(disc(0, 2.5, 2.4)),
    disc(0, 2.5, 1.2),
    pair(piece([4, 1, 10.5, 3, 10.5, 8, 4, 7])),
    pair(piece([9.6, 3, 12, -6, 15.8, -17.5, 15, -4, 13.6, 12, 11.5, 16, 9.6, 11])),
  ),

  /** The special forces': a second seat and a turret behind, missiles slung ahead. */
  tiesffighter: draw(
    ball(5.6, -3.5),
    box(-4.2, 0.5, 4.2, 6),
    disc(0, 8.5, 4.8),
    hole(disc(0, 9, 1.9)),
    pair(box(0.9, 12.5, 2.1, 17.5)),
    pair(box(4.5, -4.4, 12.4, -1.4)),
    pair(piece([11, -11, 12.5, -15, 15.6, -15, 15.6, 12, 12.5, 12, 11, 8])),
    hole(pair(box(12.6, -12, 14, -4))),
    hole(pair(box(12.6, -1.6, 14, 9))),
    pair(box(6.6, -9, 8.6, 0)),
  ),

  /** A long beak between two towering wings. */
  upsilonclasscommandshuttle: draw(
    hull([0, -10, 1.8, -9, 3, -3, 5, 0, 5, 9, 3, 13, 0, 13]),
    hole(hull([0, -7.5, 1, -6.5, 1.5, -3, 0, -2.6])),
    pair(piece([4, 3, 8.5, 1, 11, -17.5, 12.5, -17.5, 14.5, 2, 17.5, 5, 15.5, 17.5, 12, 13, 9.5, 8, 4, 8.5])),
    hole(pair(piece([10.4, 1, 11.7, -9, 12.6, 2, 12.6, 9, 11, 6]))),
  ),

  /** A slim ball; each panel is a pair of daggers, longer than any. */
  tiebainterceptor: draw(
    ball(4.8, 5),
    arms(10.4, 2, 5),
    pair(piece([9.4, 2, 11.6, -17.5, 12.6, 1, 15.4, -10, 17.2, 5, 15.6, 13, 12.8, 8, 11.4, 17, 9.4, 9])),
  ),

  /** A blunt cabin whose wings fold out square. */
  xiclasslightshuttle: draw(
    hull([0, -17, 3.2, -16.5, 5.4, -10, 5.4, 9, 3.5, 14, 0, 14]),
    hole(hull([0, -14.5, 2, -14, 3, -10.5, 0, -9.8])),
    pair(piece([5, -3, 9, -6, 16.5, -10, 17.5, -8, 17.5, 9, 13, 16.5, 9, 10, 5, 6])),
    hole(pair(piece([9.5, -3.5, 15.4, -6.6, 15.4, 0.5, 9.5, 1]))),
    hole(pair(piece([9.5, 3, 15.4, 2.5, 15.4, 8.4, 13, 12, 9.5, 7.5]))),
  ),

  /** Straight blades that close in ahead like a pincer. */
  tiewiwhispermodifiedinterceptor: draw(
    ball(5.2, 6),
    pair(box(4, 4.4, 11, 7.6)),
    pair(piece([10, 14.5, 10, -4, 5, -17.5, 13.5, -6, 15.5, 4, 15.5, 13, 13, 17])),
    hole(pair(piece([11.6, -3, 12.4, -3.4, 13.7, 4.2, 13.7, 11, 11.6, 12.4]))),
  ),

  /** A bomb bay wider than the cabin on it, and clipped panels. */
  tiesebomber: draw(
    box(-8, -6, 8, 12, 2.5),
    disc(0, -8, 4.6),
    hole(disc(0, -8.8, 2.2)),
    hole(pair(box(2.2, 0, 6, 1.6))),
    hole(pair(box(2.2, 3.6, 6, 5.2))),
    hole(pair(box(2.2, 7.2, 6, 8.8))),
    pair(box(7, 1, 13, 5)),
    pair(piece([12, -8, 14, -14.5, 17.5, -14.5, 17.5, 14, 14, 16, 12, 12])),
    hole(pair(box(14, -11.5, 15.8, 0.5))),
    hole(pair(box(14, 4, 15.8, 13))),
  ),
};
