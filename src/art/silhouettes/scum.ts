import { box, disc, draw, hole, hull, pair, piece } from './draw';
import { saucer } from './saucer';
import { arms, ball } from './tie';

export const scum = {
  /** The escape craft still between the mandibles and plating over all: a whole, pointed bow. */
  customizedyt1300lightfreighter: draw(
    saucer(),
    hull([0, -17.5, 2.4, -16, 4, -13, 7.4, -12, 10.6, -3.4, 0, -6]),
    hole(pair(box(2.2, -14.6, 3, -9))),
    hole(pair(piece([5.2, -0.6, 8.4, -2.6, 9.6, -0.8, 6.4, 1.2]))),
  ),

  /** A narrow brow on a broad round stern, a fin to each side. */
  firesprayclasspatrolcraft: draw(
    hull([0, -17, 2.4, -17, 4, -12, 4.4, -4, 9.5, 1, 12, 7, 10.5, 13, 5.5, 17, 0, 17.5], 1.6),
    hole(hull([0, -13.5, 1.5, -13, 2.4, -7, 0, -6])),
    hole(hull([0, 3, 3.6, 5, 4.4, 10, 0, 13], 1.5)),
    pair(piece([8.5, 1, 16, -1, 17.5, 4, 16, 8.5, 11, 8])),
  ),

  /** A small head and four long wings that trail behind it. */
  starviperclassattackplatform: draw(
    hull([0, -15, 2.2, -13.5, 3.6, -8, 3.2, 3, 2, 9, 0, 11], 1.2),
    hole(hull([0, -11.5, 1.2, -10, 1.4, -6.5, 0, -5.5])),
    pair(piece([2.5, -3, 8, -2.5, 15, 5, 17.5, 17.5, 13.5, 10, 8, 3, 2.5, 2])),
    pair(piece([2, 3, 6, 5, 9.5, 17, 5.5, 11.5, 1.5, 7])),
    pair(box(5.2, -9, 6.4, 0)),
  ),

  /** An egg on a short wing that bends forward at its tips. */
  m3ainterceptor: draw(
    hull([0, -11, 3, -9.5, 4.6, -2, 4, 7, 2, 13, 0, 14], 1.6),
    hole(hull([0, -8, 1.6, -6.5, 2, -1.5, 0, -0.5])),
    pair(piece([4, 0, 10, -1, 12.5, -5, 13.5, -16.5, 15, -16.5, 16.5, -3, 15.5, 6, 10, 8.5, 4, 7])),
    pair(piece([2, 9, 6.5, 14, 6.5, 17, 1.5, 14])),
  ),

  /** A trident: two long blades and a spine on a round engine. */
  aggressorassaultfighter: draw(
    hull([0, -12, 1.4, -11, 2, 0, 5.5, 5, 7, 10, 4.5, 15, 0, 16.5], 1),
    hole(disc(0, 10, 3)),
    disc(0, 10, 1.5),
    pair(piece([5, 6, 8, 0, 9.5, -17.5, 11, -17.5, 14, 3, 13, 11, 5, 13])),
    hole(pair(piece([9.4, 1, 10.4, -6, 12, 3, 11.2, 8.6, 9, 9]))),
  ),

  /** A brick: square bow, stepped sides, a row of engines. */
  yv666lightfreighter: draw(
    hull([0, -16, 3, -17.5, 7.5, -17.5, 9, -13, 9, -7, 12, -4, 14.5, 1, 14.5, 12, 11, 14, 0, 14]),
    hole(hull([0, -14, 5.5, -14, 6, -12, 0, -12])),
    hole(disc(0, 3.5, 3)),
    disc(0, 3.5, 1.5),
    hole(pair(box(9.4, 1, 11.4, 9))),
    pair(box(8, 13, 12, 17)),
    pair(box(2, 13, 6, 17)),
  ),

  /** Wings like horns that curve ahead of a rounded body. */
  kihraxzfighter: draw(
    hull([0, -10, 2.6, -9, 4.4, -2, 5, 6, 3, 12, 0, 13], 1.5),
    hole(hull([0, -6, 1.5, -4.5, 1.8, 0, 0, 1])),
    pair(piece([4.4, 2, 8.5, -1, 9.6, -8, 7.5, -17, 12.5, -11, 14.5, -2, 12.5, 6, 4.4, 9], 1.8)),
    pair(piece([4.4, 7, 12, 9, 16.5, 15.5, 11, 14, 4, 11])),
  ),

  /** A tuning fork: two prongs ahead of a heavy stern. */
  g1astarfighter: draw(
    hull([
      0, -1, 3, -1, 4.4, -17, 7, -17.5, 9.5, -9, 10.5, 5, 12.5, 8, 12.5, 14, 8, 15, 7, 17.5, 3, 17.5, 2.5, 15, 0, 15,
    ]),
    hole(hull([0, 2.5, 3, 3, 3.6, 7, 0, 8])),
    hole(pair(piece([5.6, -10, 7, -7.5, 7.6, -1, 5.2, -1]))),
  ),

  /** A horseshoe, one arm thick and long, the other thin. */
  jumpmaster5000: draw(
    piece(
      [
        -5, -17.5, -10, -15.5, -15, -8, -16, 2, -13, 11, -6, 16.5, 3, 16.5, 11, 12, 15.5, 4, 15.5, -6, 12.5, -13, 11,
        -9, 11.5, -2, 8.5, 4, 2, 7, -4, 4.5, -6.5, -1, -6, -8,
      ],
      2.6,
    ),
    hole(disc(-10.6, -4, 2.6)),
    disc(-10.6, -4, 1.2),
    hole(disc(3, 11.8, 2.2)),
    box(12, -16.5, 13.2, -8),
  ),

  /** Fangs on both sides, turned ahead, and a slim cabin. */
  fangfighter: draw(
    hull([0, -12, 1.8, -10, 2.8, -3, 2.8, 8, 1.2, 16, 0, 16.5]),
    hole(hull([0, -6.5, 1.1, -5, 1.3, 0, 0, 1])),
    pair(box(2, 1.5, 9, 5.5)),
    pair(piece([8.5, 0, 9.5, -17.5, 13.5, -6, 15.5, 4, 13, 12, 9.5, 16.5, 8.5, 7])),
  ),

  /** A long neck, a broad stern, an engine held out on each side. */
  lancerclasspursuitcraft: draw(
    hull([0, -17.5, 2.6, -16, 3.6, -11, 3, -3, 6, 3, 8, 9, 6, 15.5, 3, 17, 0, 17], 1.4),
    hole(hull([0, -15, 1.4, -14, 1.8, -11, 0, -10])),
    hole(disc(0, 9.5, 3.4)),
    disc(0, 9.5, 1.7),
    pair(piece([5, 3, 11.5, -2, 12.5, -10, 15, -12, 17, -7, 17, 6, 14.5, 12, 12, 7, 6.5, 10])),
  ),

  /** Four engines on crossed arms. */
  quadrijettransferspacetug: draw(
    hull([0, -8, 2.5, -7, 3.5, -2, 3.5, 6, 2, 9, 0, 9], 1),
    hole(hull([0, -5.5, 1.4, -4.5, 1.6, -1, 0, -0.5])),
    pair(piece([2, -1, 9.5, -10, 11.5, -8, 4, 2])),
    pair(piece([4, 1, 11.5, 9, 9.5, 11, 2, 5])),
    pair(box(8.8, -16.5, 14.2, -4.5, 2.4)),
    pair(box(8.8, 4.5, 14.2, 16.5, 2.4)),
    hole(pair(box(10.4, -14.6, 12.6, -13))),
    hole(pair(box(10.4, 13, 12.6, 14.6))),
  ),

  /** Three heavy prongs: the bubble in the middle, its companions longer. */
  scurrgh6bomber: draw(
    hull([
      0, -7, 3, -6, 4.2, -1, 7, 1, 7.5, -14, 9.5, -17.5, 12.5, -17.5, 15, -12, 15.5, 4, 12, 11, 6.5, 13, 4.5, 17, 0, 17,
    ]),
    hole(disc(0, -2.2, 2.4)),
    hole(pair(box(9.8, -13, 12.6, -10.6))),
    hole(hull([0, 6, 3, 7, 2.5, 12, 0, 13])),
  ),

  /** A bulldog: broad shoulders low at the front, a round stern. */
  m12lkimogilafighter: draw(
    hull([0, -11, 2.4, -13.5, 5.5, -13.5, 10, -11, 16.5, -4, 17, 2, 10.5, 4, 9, 11, 5, 16, 0, 17], 1.2),
    hole(hull([0, -7, 2, -6, 2.4, -1, 0, 0])),
    hole(disc(0, 9, 3.6)),
    disc(0, 9, 2),
    pair(box(7, -17, 8.4, -11)),
    pair(box(13.4, -12, 14.8, -5)),
  ),

  /** The bow of a freighter, flying by itself. */
  escapecraft: draw(
    hull([0, -15, 3, -13.5, 6, -5, 8, 5, 8, 11, 5.5, 13, 0, 13], 1),
    hole(hull([0, -11, 1.8, -9, 3.4, -3.5, 0, -2])),
    hole(hull([0, 2, 3.6, 2, 4.4, 9, 0, 9])),
    pair(box(8.6, 2, 11.5, 10, 1)),
    pair(box(1, 12, 5, 16)),
  ),

  /** The Mining Guild's: panels cut away around the middle. */
  modifiedtielnfighter: draw(
    ball(6.5),
    arms(13, 3),
    pair(piece([10.6, -16, 14.4, -16, 14.4, 16, 10.6, 16, 10.6, 8, 12.4, 6, 12.4, -6, 10.6, -8])),
    hole(pair(piece([11.6, -12.5, 13.4, -14, 13.4, -11, 11.6, -9.5]))),
    hole(pair(piece([11.6, 9.5, 13.4, 11, 13.4, 14, 11.6, 12.5]))),
  ),

  /** A square hull between two great round engines. */
  st70assaultship: draw(
    hull([0, -17, 2.5, -16, 5, -9, 5.5, -3, 5.5, 12, 3.6, 15, 0, 15]),
    hole(hull([0, -14, 1.6, -13, 3, -8.5, 0, -7.5])),
    pair(box(5, -1, 10, 4)),
    pair(box(8.6, -6, 15.4, 12, 1.6)),
    hole(pair(box(10, -4.2, 14, -2.4))),
    pair(box(10, 11.5, 14, 15)),
    pair(box(5.8, -12, 7, -1)),
  ),

  /** A broad cabin between wings that are as long as the ship and turn on round hubs. */
  gauntletfighter: draw(
    hull([0, -12, 2.4, -11, 4.6, -4, 5, 5, 3.6, 12, 0, 14.5], 1.4),
    hole(hull([0, -8.6, 1.6, -7.6, 2.4, -3, 0, -2.2])),
    pair(box(4, 0, 10, 5)),
    pair(piece([9.6, -8, 11.5, -17.5, 14, -17.5, 17, -6, 17.5, 4, 15.5, 14, 12.5, 17.5, 10.5, 17.5, 9.6, 10])),
    hole(pair(disc(13, 2.5, 2))),
    hole(pair(piece([11.6, -7.5, 12.4, -12, 13.2, -12, 14.8, -4.5, 11.6, -3]))),
  ),
};
