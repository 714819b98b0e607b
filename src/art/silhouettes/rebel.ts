import { box, disc, draw, hole, hull, pair, piece } from './draw';
import { nacelles } from './parts';
import { saucer } from './saucer';

export const rebel = {
  /** A needle of a nose, straight wings, a long cannon at each tip. */
  t65xwing: draw(
    hull([0, -17.5, 1.3, -17, 2.6, -1, 3.2, 2, 3.2, 11, 0, 12]),
    hole(hull([0, -1.5, 1, 0, 1, 4, 0, 5])),
    pair(piece([3, 1, 15, 3.5, 15, 8.5, 3, 10])),
    pair(box(14.4, -8.5, 15.8, 10)),
    pair(box(4.2, -1, 7, 14.5, 1)),
  ),

  /** The head, a bare spine, and an engine on each side as long as the ship. */
  btla4ywing: draw(
    hull([0, -17.5, 3.4, -16.5, 5, -11, 4.2, -6, 1.7, -3, 1.7, 12, 0, 12], 0.8),
    hole(hull([0, -15, 1.8, -14, 2.2, -11, 0, -10])),
    box(-10, 0.5, 10, 4.5),
    nacelles({ x: 12, front: -7, back: 8, halfWidth: 3.2 }),
    pair(box(9.4, 8, 10.6, 16)),
    pair(box(13.4, 8, 14.6, 16)),
    pair(box(9.4, 15.4, 14.6, 17.2)),
  ),

  /** A blunt wedge with a cannon on each flank and two fat engines. */
  rz1awing: draw(
    hull([0, -16, 3.5, -15, 7, -5, 11.5, 8, 9, 11, 3, 9.5, 0, 9.5], 1.2),
    hole(hull([0, -7, 2, -4, 2, 4, 0, 6], 0.6)),
    pair(box(3.2, 7, 8.4, 16, 1.6)),
    pair(box(12.3, -5, 13.8, 9)),
    pair(box(10, 3, 13, 5.5)),
  ),

  /** Two mandibles, the cockpit out to starboard, a round dish. */
  modifiedyt1300lightfreighter: draw(
    saucer(),
    pair(piece([1.7, -8, 1.7, -16, 3.6, -17.5, 5, -17.5, 9.5, -6])),
    hole(disc(-6.2, -1.5, 2.6)),
    disc(-6.2, -1.5, 1.2),
  ),

  /** A hawk's beak, a thin neck, and engines like folded wings. */
  hwk290lightfreighter: draw(
    hull([
      0, -17.5, 1.6, -14, 4.5, -11, 4.5, -7.5, 2.6, -6, 3.2, 2, 6.5, 4, 11.5, 11, 11.5, 14, 6, 12.5, 5.5, 16, 2, 16,
      1.6, 13, 0, 13,
    ]),
    hole(hull([0, -12, 2.4, -10.5, 2.4, -9, 0, -9.5])),
    pair(box(7.2, -1, 9.2, 8)),
  ),

  /** On its side: the cockpit at one end of a long blade, the engine beside it, cannons ahead. */
  asf01bwing: draw(
    disc(-12.8, 0, 4.7),
    hole(disc(-12.8, -0.6, 2.2)),
    piece([-9.5, -2.5, 3, -4, 17.5, -0.5, 17.5, 5, 3, 7.5, -9.5, 4.5]),
    box(-6.5, -5.5, 2, 13, 1),
    box(-5.4, -14, -4, -4),
    box(-0.6, -16.5, 0.8, -4),
    box(16, -9, 17.5, 5),
    box(-13.5, -11, -12.1, -3.5),
  ),

  /** Broad in the body, snub in the wing, a short cannon at each tip. */
  z95af4headhunter: draw(
    hull([0, -17, 1.5, -16, 4, -6, 4.6, 2, 4, 11, 0, 11]),
    hole(hull([0, -5, 1.5, -2.5, 1.5, 3, 0, 4])),
    pair(piece([4, -2, 15.5, 4, 15.5, 8, 4, 8])),
    pair(box(14.4, -3, 15.9, 9)),
    pair(box(1, 10, 4.6, 15, 0.8)),
  ),

  /** A round needle, wings at the very back, engines ahead of them. */
  ewing: draw(
    hull([0, -17.5, 1.6, -15, 3, -6, 3, 14, 1.6, 16, 0, 16], 1.4),
    hole(hull([0, 0, 1.3, 2, 1.3, 6.5, 0, 8])),
    pair(piece([3, 3, 10, 7, 15.5, 7, 15.5, 11, 3, 12])),
    pair(box(4.8, -3, 8, 14.5, 1.2)),
    pair(box(14.6, -4, 16, 13)),
  ),

  /** A round hull notched at the bow, and the cockpit on an arm of its own. */
  yt2400lightfreighter: draw(
    disc(-3.2, 2.6, 12.6),
    hole(disc(-3.2, 2.6, 3)),
    disc(-3.2, 2.6, 1.4),
    hole(piece([-5.6, -11, -0.8, -11, -1.8, -5, -4.6, -5])),
    box(8, 0, 14, 4),
    piece([12.4, -15, 14.7, -17.5, 17, -15, 17.4, 4, 16, 9, 13.4, 9, 12, 4], 1),
    hole(box(13.7, -14, 15.7, -11.6)),
    box(-9, 13.5, -4.4, 17.2),
    box(-2, 13.5, 2.6, 17.2),
  ),

  /** A straight wing that ends in stores, a bubble of a cockpit, three engines. */
  btls8kwing: draw(
    hull([0, -16, 3, -14.5, 4, -9, 4, 10, 0, 10], 1),
    hole(hull([0, -13.5, 1.8, -12, 1.8, -8.5, 0, -8])),
    pair(piece([4, -4, 14, -2, 14, 4, 4, 6])),
    pair(box(14, -8, 17.5, 9, 1)),
    pair(box(8, -7, 10, 8)),
    pair(piece([2, 8, 9, 12, 9, 17, 6, 17, 2, 13])),
    box(-1.6, 9, 1.6, 15),
  ),

  /** A great lozenge: nose turret, flared shoulders, the dock between the engines. */
  vcx100lightfreighter: draw(
    hull([
      0, -17.5, 3, -16.5, 4.5, -12, 9, -8, 16.5, 4, 16.5, 8, 12.5, 12, 12, 16.5, 6, 16.5, 5, 11.5, 2.6, 11, 2.6, 7, 0,
      7,
    ]),
    hole(hull([0, -15, 1.8, -14.5, 2.4, -12, 0, -11])),
    hole(disc(0, 0, 2.8)),
    disc(0, 0, 1.4),
    hole(pair(piece([7, -4, 12.5, 4.5, 11, 6, 6.5, 0]))),
  ),

  /** A blunt cabin with its wings folded beside it. */
  attackshuttle: draw(
    hull([0, -16, 3.5, -15, 5, -8, 5, 11, 3, 14.5, 0, 14.5]),
    hole(hull([0, -13, 2.2, -12.5, 2.8, -8.5, 0, -7.5])),
    pair(piece([5, -4, 9, 1, 14, 3, 12, 16.5, 9, 12, 5, 10])),
    pair(box(7, -9, 8.4, 1)),
    box(-0.9, 13, 0.9, 17.5),
  ),

  /** The widest wings of its kind, two great engines, cannons as long as the nose. */
  arc170starfighter: draw(
    hull([0, -17, 1.6, -16, 2.8, -5, 2.8, 12, 1, 17, 0, 17]),
    hole(hull([0, -8, 1, -7, 1.2, 2, 0, 3])),
    pair(disc(5.8, 3, 2.9, 8)),
    pair(piece([8, 0, 17, 3, 17, 5, 8, 4.5])),
    pair(piece([8, 6, 17, 7, 17, 10, 8, 9.5])),
    pair(box(16, -9, 17.4, 11)),
  ),

  /** Wings forward, so that it is a U around the cabin. */
  ut60duwing: draw(
    hull([0, -9, 2.6, -8, 4.2, -2, 4.2, 11, 2.5, 15, 0, 15]),
    hole(hull([0, -6, 1.8, -5, 2.2, -1.5, 0, -1])),
    pair(box(4.9, -4, 8.3, 8, 1.4)),
    pair(piece([3, 9.5, 9.2, 8, 10.6, -17.5, 13.5, -17.5, 15.2, -1, 15.2, 11.5, 12, 16, 3, 13.5])),
    hole(pair(piece([11.4, 1, 12.2, -10, 13.4, 0, 13.4, 9, 11.4, 10]))),
  ),

  /** Wooden shells like a beetle's, spread around the cabin. */
  auzituckgunship: draw(
    hull([0, -12, 2.5, -11, 3.5, -4, 3.5, 13, 0, 15], 1),
    hole(hull([0, -9, 1.4, -8, 1.4, -4, 0, -3])),
    pair(piece([4.6, -5, 7, -12, 11, -15.5, 15.5, -8, 17, 2, 12, 8, 4.6, 9], 2.2)),
    hole(pair(piece([7.6, -4, 11.5, -9, 13.5, 0, 8, 4]))),
    pair(piece([3, 9, 8, 10.5, 6.5, 17, 4.5, 17])),
  ),

  /** A long shell with a curved leg folded along each flank. */
  sheathipedeclassshuttle: draw(
    hull([0, -15.5, 3, -14, 4.6, -8, 5.4, 4, 4.4, 12, 0, 15], 2),
    hole(hull([0, -12.5, 1.8, -11.5, 2.4, -8, 0, -7.4])),
    pair(piece([4, 6, 8.6, 4.5, 9.6, -2, 8, -9.5, 6.4, -13.5, 11, -10, 13.5, -2, 12.6, 6, 9.6, 10.5, 4, 11], 1.6)),
    pair(box(5.6, 11.5, 9.2, 17, 1)),
  ),
};
