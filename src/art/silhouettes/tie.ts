import { box, disc, hole, type Part, pair, piece } from './draw';

/** The round cabin of every TIE, with the ring of its hatch. */
export function ball(radius: number, y = 0): Part {
  return [...disc(0, y, radius), ...hole(disc(0, y, radius * 0.52)), ...disc(0, y, radius * 0.28)];
}

/** Arms from the cabin to the panels, narrowing outwards. */
export function arms(reach: number, width = 3, y = 0): Part {
  return pair(piece([3.5, y - width, reach, y - width / 2, reach, y + width / 2, 3.5, y + width]));
}

/** Upright panels, which seen from above are bars. */
export function uprightPanels(inner: number, outer: number, front: number, back: number): Part {
  return pair(box(inner, front, outer, back));
}

/** Panels bent inwards above and below: from above, a broad band with two fields. */
export function bentPanels(inner: number, outer: number, front: number, back: number): Part {
  const [left, right] = [inner + 1.5, outer - 1.5];
  return pair([
    ...box(inner, front, outer, back),
    ...hole(box(left, front + 1.5, right, (front + back) / 2 - 1)),
    ...hole(box(left, (front + back) / 2 + 1, right, back - 1.5)),
  ]);
}
