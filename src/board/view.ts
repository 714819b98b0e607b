import type { Point } from '../engine/core/place';
import { PLAY_AREA } from '../engine/geometry/measures';

/** How the table is seen: screen = (x, y) + scale × board, turned by half a circle for the far player. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels of the window or in millimetres of the drawn board, y downward. */
export interface Box extends Size, Point {}

/** The window, and the part of it over which no panel lies. */
export interface Windowed {
  readonly size: Size;
  readonly free: Box;
}

/** A little space shows around the play area: pieces at the edge stay whole, and the ruler can be read. */
const MARGIN = 26;
const MOST_ZOOM = 8;
/** Closer than this a question does not go by itself: pixels a millimetre, for a window of 1366. */
const CLOSEST = 2.2;
const LAPTOP = 1366;

const sign = ({ turned }: Pick<View, 'turned'>): 1 | -1 => (turned ? -1 : 1);
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const toScreen = (view: View, { x, y }: Point): Point => ({
  x: view.x + sign(view) * view.scale * x,
  y: view.y + sign(view) * view.scale * y,
});

export const toBoard = (view: View, { x, y }: Point): Point => ({
  x: (sign(view) * (x - view.x)) / view.scale,
  y: (sign(view) * (y - view.y)) / view.scale,
});

/** Puts a point of the board at a place of the screen. */
function through(at: Point, place: Point, scale: number, turned: boolean): View {
  const step = (turned ? -1 : 1) * scale;
  return { scale, x: place.x - step * at.x, y: place.y - step * at.y, turned };
}

const wholeScale = ({ width, height }: Size): number =>
  Math.max(0.05, Math.min(width, height) / (PLAY_AREA + 2 * MARGIN));

/** The whole play area, in the middle of what is free. */
export function fitted({ free }: Windowed, turned: boolean): View {
  return through({ x: PLAY_AREA / 2, y: PLAY_AREA / 2 }, middleOf(free), wholeScale(free), turned);
}

/** A part of the board as large as it can be within what is free, no closer than a hand would hold it. */
export function framed({ size, free }: Windowed, part: Box, turned: boolean): View {
  const whole = wholeScale(free);
  const closest = Math.max(whole, CLOSEST * Math.max(0.7, size.width / LAPTOP));
  const fits = Math.min(free.width / part.width, free.height / part.height);
  const scale = Math.min(Math.max(fits, whole), closest);
  return inSight(through(middleOf(part), middleOf(free), scale, turned), free, part);
}

/** Moved so that no empty space beyond the sheet is shown while the sheet is cut off on the other side, but for what is asked about there. */
function inSight(view: View, free: Box, part: Box): View {
  const shift = (along: 'x' | 'y', size: 'width' | 'height'): number => {
    const ends = [Math.min(-MARGIN, part[along]), Math.max(PLAY_AREA + MARGIN, part[along] + part[size])] as const;
    const low = view[along] + sign(view) * view.scale * ends[view.turned ? 1 : 0];
    const side = view.scale * (ends[1] - ends[0]);
    const [start, room] = [free[along], free[size]];
    if (side <= room) return start + (room - side) / 2 - low;
    return Math.min(Math.max(low, start + room - side), start) - low;
  };
  return { ...view, x: view.x + shift('x', 'width'), y: view.y + shift('y', 'height') };
}

/** Closer or further by a factor; what lies under `at` stays there. */
export function zoomed(view: View, windowed: Windowed, factor: number, at: Point): View {
  const whole = wholeScale(windowed.free);
  const scale = Math.min(Math.max(view.scale * factor, whole * 0.8), whole * MOST_ZOOM);
  return kept(through(toBoard(view, at), at, scale, view.turned), windowed);
}

/** The table never leaves the window: its middle part stays in sight. */
export function kept(view: View, { free }: Windowed): View {
  const side = view.scale * PLAY_AREA;
  const clamp = (at: number, start: number, room: number): number => {
    const low = view.turned ? at - side : at;
    const held = Math.min(Math.max(low, start + Math.min(room * 0.5, room - side) - side * 0.5), start + room * 0.5);
    return view.turned ? held + side : held;
  };
  return { ...view, x: clamp(view.x, free.x, free.width), y: clamp(view.y, free.y, free.height) };
}

/** Closer by a factor about a place of the screen, whatever lies at the edges: for a moment only. */
export const leaned = (view: View, factor: number, at: Point): View =>
  through(toBoard(view, at), at, view.scale * factor, view.turned);

/** How far a kill has drawn the camera in, 0 to 1, so many milliseconds after it began. */
export function leanAt(time: number): number {
  if (time < LEAN_IN) return 1 - (1 - time / LEAN_IN) ** 3;
  const back = Math.min(1, (time - LEAN_IN) / LEAN_BACK);
  return (1 - back) ** 2 * (1 + 2 * back);
}

/** In milliseconds, and by how much. */
const LEAN_IN = 250;
const LEAN_BACK = 600;
export const LEAN_LASTS = LEAN_IN + LEAN_BACK;
export const LEAN = 0.08;

/** Between two views, so far along: scale by its ratio, and the middle of what is free along a straight line. */
export function between(from: View, to: View, { free }: Windowed, share: number): View {
  if (from.turned !== to.turned || share >= 1) return to;
  const middle = middleOf(free);
  const [a, b] = [toBoard(from, middle), toBoard(to, middle)];
  const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  return through(at, middle, from.scale * (to.scale / from.scale) ** share, to.turned);
}

/** Whether all of a part of the board is seen in what is free. */
export function shows(view: View, free: Box, part: Box): boolean {
  const [a, b] = [toScreen(view, part), toScreen(view, { x: part.x + part.width, y: part.y + part.height })];
  const within = (low: number, high: number, start: number, room: number) =>
    Math.min(low, high) >= start - 1 && Math.max(low, high) <= start + room + 1;
  return within(a.x, b.x, free.x, free.width) && within(a.y, b.y, free.y, free.height);
}

/** The smallest box around some places, with room around them. */
export function boxAround(places: readonly Point[], room: number): Box | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}
