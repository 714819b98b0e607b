import { create } from 'zustand';
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

/** A little felt shows around the play area: pieces at the edge stay whole. */
const MARGIN = 14;
const MOST_ZOOM = 8;

const sign = ({ turned }: Pick<View, 'turned'>): 1 | -1 => (turned ? -1 : 1);

/** The whole play area, in the middle. */
export function fitted({ width, height }: Size, turned: boolean): View {
  const scale = Math.max(0.05, Math.min(width, height) / (PLAY_AREA + 2 * MARGIN));
  const half = ((turned ? -1 : 1) * scale * PLAY_AREA) / 2;
  return { scale, x: width / 2 - half, y: height / 2 - half, turned };
}

export const toScreen = (view: View, { x, y }: Point): Point => ({
  x: view.x + sign(view) * view.scale * x,
  y: view.y + sign(view) * view.scale * y,
});

export const toBoard = (view: View, { x, y }: Point): Point => ({
  x: (sign(view) * (x - view.x)) / view.scale,
  y: (sign(view) * (y - view.y)) / view.scale,
});

/** Closer or further by a factor; what lies under `at` stays there. */
export function zoomed(view: View, size: Size, factor: number, at: Point): View {
  const whole = fitted(size, view.turned).scale;
  const scale = Math.min(Math.max(view.scale * factor, whole * 0.8), whole * MOST_ZOOM);
  const fixed = toBoard(view, at);
  return kept({ ...view, scale, x: at.x - sign(view) * scale * fixed.x, y: at.y - sign(view) * scale * fixed.y }, size);
}

/** The table never leaves the window: its middle part stays in sight. */
export function kept(view: View, { width, height }: Size): View {
  const side = view.scale * PLAY_AREA;
  const clamp = (at: number, room: number): number => {
    const low = view.turned ? at - side : at;
    const held = Math.min(Math.max(low, Math.min(room * 0.5, room - side) - side * 0.5), room * 0.5);
    return view.turned ? held + side : held;
  };
  return { ...view, x: clamp(view.x, width), y: clamp(view.y, height) };
}

/** Letters of 14 pixels when the whole table is in sight; zooming in makes them larger. */
export const lettersFor = (size: Size): number => 14 / fitted(size, false).scale;

interface CameraStore {
  readonly view: View;
  readonly size: Size;
  resize(size: Size): void;
  fit(): void;
  zoom(factor: number, at?: Point): void;
  /** Where the table lies now: while it is dragged or pinched. */
  look(view: View): void;
  turn(turned: boolean): void;
}

const START: Size = { width: 600, height: 600 };

/** One board, one camera: buttons, keys, wheel and fingers all move it. */
export const useCamera = create<CameraStore>()((set, get) => ({
  size: START,
  view: fitted(START, false),
  resize: size => set({ size, view: fitted(size, get().view.turned) }),
  fit: () => set({ view: fitted(get().size, get().view.turned) }),
  zoom(factor, at) {
    const { size, view } = get();
    set({ view: zoomed(view, size, factor, at ?? { x: size.width / 2, y: size.height / 2 }) });
  },
  look: view => set({ view: kept(view, get().size) }),
  turn: turned => set({ view: fitted(get().size, turned) }),
}));
