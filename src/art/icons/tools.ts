import { type Drawing, line, solid } from './part';
import { box, circle, polygon } from './shapes';
import { mirrored } from './turn';

const undo = [line('M6 7.5 L14.5 7.5 A6.3 6.3 0 0 1 14.5 20 L7 20', 2.4), solid('M1.5 7.5 L9 1.8 L9 13.2 Z')];
const lens = line(circle(10, 10, 7.5), 2.2);
const handle = line('M15.6 15.6 L21.8 21.8', 3);
const speaker = solid('M2 8.5 L6.5 8.5 L12.5 3 L12.5 21 L6.5 15.5 L2 15.5 Z');
const tray = line('M3 14.5 L3 21.5 L21 21.5 L21 14.5', 2.2);
const gear = Array.from({ length: 8 }, (_, tooth) => (tooth * Math.PI) / 4)
  .map(angle => [Math.sin(angle), Math.cos(angle)] as const)
  .map(
    ([x, y]) =>
      `M${(12 + 7 * x).toFixed(2)} ${(12 + 7 * y).toFixed(2)} L${(12 + 9.8 * x).toFixed(2)} ${(12 + 9.8 * y).toFixed(2)}`,
  )
  .join(' ');

/** The table's own buttons and signs. */
export const TOOL_ICONS = {
  undo,
  redo: mirrored(undo),
  ruler: [
    line('M16.2 1.8 L22.2 7.8 L7.8 22.2 L1.8 16.2 Z', 2),
    line('M13 5.5 L15 7.5 M9.8 8.7 L13 11.9 M6.6 11.9 L8.6 13.9', 1.8),
  ],
  threats: [line('M12 3.2 L21.6 20.6 L2.4 20.6 Z', 2), line('M12 9 L12 14.6', 2.2), solid(circle(12, 17.6, 1.3))],
  rings: [solid(circle(12, 12, 2.2)), line(circle(12, 12, 6), 1.8), line(circle(12, 12, 10.3), 1.8)],
  arcs: [
    solid('M12 12 L4.5 3.2 A11.5 11.5 0 0 1 19.5 3.2 Z'),
    line('M12 12 L19.5 20.8 M12 12 L4.5 20.8 M7.6 21.9 A11 11 0 0 0 16.4 21.9', 1.8),
  ],
  fit: [
    line(
      'M9 2.5 L2.5 2.5 L2.5 9 M15 2.5 L21.5 2.5 L21.5 9 M2.5 15 L2.5 21.5 L9 21.5 M21.5 15 L21.5 21.5 L15 21.5',
      2.4,
    ),
    line('M3 3 L9 9 M21 3 L15 9 M3 21 L9 15 M21 21 L15 15', 1.8),
  ],
  zoomIn: [lens, handle, line('M10 6.6 L10 13.4 M6.6 10 L13.4 10', 2)],
  zoomOut: [lens, handle, line('M6.6 10 L13.4 10', 2)],
  turnBoard: [
    line(box(7.5, 7.5, 16.5, 16.5), 2),
    line('M2.2 13 A9.8 9.8 0 0 1 15.5 2.8 M21.8 11 A9.8 9.8 0 0 1 8.5 21.2', 2),
    solid('M20 4.6 L15.6 -0.2 L13.8 6.2 Z', 'M4 19.4 L8.4 24.2 L10.2 17.8 Z'),
  ],
  menu: [line('M3 5.5 L21 5.5 M3 12 L21 12 M3 18.5 L21 18.5', 2.6)],
  settings: [line(circle(12, 12, 5.6), 3), line(gear, 3.4)],
  soundOn: [speaker, line('M15.5 8.2 A5.5 5.5 0 0 1 15.5 15.8 M18 4.8 A10 10 0 0 1 18 19.2', 2)],
  soundOff: [speaker, line('M16 9 L22 15 M22 9 L16 15', 2.2)],
  save: [
    line('M3 3 L17 3 L21 7 L21 21 L3 21 Z', 2),
    solid(box(7, 3, 15, 8.5)),
    line('M7 21 L7 13.5 L17 13.5 L17 21', 2),
  ],
  open: [
    line('M2.5 19.5 L2.5 4.5 L9 4.5 L11.5 7.5 L19 7.5 L19 10.5', 2),
    solid('M6 10.5 L23 10.5 L19.5 20.5 L2.5 20.5 Z'),
  ],
  export: [tray, line('M12 16 L12 4.5', 2.4), solid('M12 1 L17.5 8 L6.5 8 Z')],
  import: [tray, line('M12 2 L12 12', 2.4), solid('M12 17 L17.5 10 L6.5 10 Z')],
  delete: [
    line('M3 6 L21 6 M9 5.5 L9 2.5 L15 2.5 L15 5.5 M5.5 6.5 L6.5 21.5 L17.5 21.5 L18.5 6.5', 2),
    line('M10 10.5 L10 17.5 M14 10.5 L14 17.5', 1.8),
  ],
  /** A hand laid on the table. */
  referee: [
    line('M8 14 L8 5.5 M11.3 12 L11.3 3 M14.6 12 L14.6 4 M17.9 13 L17.9 7', 2.7),
    solid(
      'M6.7 11 L19.2 11 L19.2 15.5 C19.2 20 16.8 22.6 13 22.6 C9.6 22.6 8 20.8 6 17.8 L2.6 13.2 C3.4 11.6 5 11.8 6.7 13.6 Z',
    ),
  ],
  concede: [
    line('M4.5 22 L4.5 2', 2.4),
    solid('M6.5 3 C10.5 1 13.5 6 20.5 3.5 L20.5 13 C13.5 15.5 10.5 10.5 6.5 12.5 Z'),
  ],
  clock: [line(circle(12, 12, 9.8), 2), line('M12 6 L12 12 L16.2 14.5', 2.2)],
  help: [
    line(circle(12, 12, 9.8), 2),
    line('M8.9 9.4 C8.9 5 15.3 5.2 15.1 9.3 C15 11.6 12 11.6 12 14.2', 2.2),
    solid(circle(12, 17.7, 1.5)),
  ],
  play: [solid('M5.5 2.5 L21 12 L5.5 21.5 Z')],
  pause: [solid(box(5, 3, 9.8, 21), box(14.2, 3, 19, 21))],
  skip: [solid('M4 3 L16 12 L4 21 Z', box(17, 3, 20.4, 21))],
  speed: [solid('M2 4 L11.5 12 L2 20 Z', 'M12.5 4 L22 12 L12.5 20 Z')],
  log: [
    line('M8.5 5 L21.5 5 M8.5 12 L21.5 12 M8.5 19 L17 19', 2.2),
    solid(circle(3.8, 5, 1.8), circle(3.8, 12, 1.8), circle(3.8, 19, 1.8)),
  ],
  close: [line('M4.5 4.5 L19.5 19.5 M19.5 4.5 L4.5 19.5', 2.8)],
  back: [line('M15.5 3.5 L7 12 L15.5 20.5', 3)],
  ready: [line('M3 12.5 L9.5 19 L21 5', 3.2)],
  /** With its window. */
  dial: [
    solid(
      circle(12, 12, 11),
      'M10 8.6 L8.4 3.4 Q12 2 15.6 3.4 L14 8.6 Z',
      circle(18.2, 8.4, 1.5),
      circle(18.2, 15.6, 1.5),
      circle(12, 19.2, 1.5),
      circle(5.8, 15.6, 1.5),
      circle(5.8, 8.4, 1.5),
    ),
  ],
  firstPlayer: [line(polygon(6, 10.6), 2), line('M9 9.2 L12.6 6.6 L12.6 17.2 M9.4 17.4 L15.6 17.4', 2.4)],
  /** An eye wide open, unlike that of focus. */
  peek: [
    solid('M1.2 14 Q12 3 22.8 14 Q12 25 1.2 14 Z', circle(12, 14, 4)),
    solid(circle(12, 14, 1.8)),
    line('M12 5.6 L12 2 M5.8 8 L3.8 5 M18.2 8 L20.2 5', 2),
  ],
  squad: [
    solid(
      'M12 1.5 L16 10.5 L12 8.8 L8 10.5 Z',
      'M5.5 11.5 L9.5 21.5 L5.5 19.4 L1.5 21.5 Z',
      'M18.5 11.5 L22.5 21.5 L18.5 19.4 L14.5 21.5 Z',
    ),
  ],
  /** Why, or why not: a question put in words. */
  why: [
    line('M2.5 3 L21.5 3 L21.5 17.5 L11 17.5 L6 22 L6 17.5 L2.5 17.5 Z', 2),
    line('M9.6 8.2 C9.6 5 14.6 5.2 14.4 8.2 C14.3 9.8 12 9.8 12 11.6', 1.8),
    solid(circle(12, 14.3, 1.2)),
  ],
  target: [
    line(circle(12, 12, 7.2), 2),
    line('M12 1.5 L12 7.5 M12 16.5 L12 22.5 M1.5 12 L7.5 12 M16.5 12 L22.5 12', 2),
    solid(circle(12, 12, 1.7)),
  ],
  warning: [line('M12 2.5 L22.5 21 L1.5 21 Z', 2), line('M12 9 L12 14.2', 2.4), solid(circle(12, 17.7, 1.4))],
  info: [line(circle(12, 12, 9.8), 2), line('M12 11 L12 17.5', 2.4), solid(circle(12, 7, 1.5))],
  /** The screen changes hands. */
  handOver: [
    line('M2.5 7.5 L15 7.5 M21.5 16.5 L9 16.5', 2.6),
    solid('M22.5 7.5 L14.5 2 L14.5 13 Z', 'M1.5 16.5 L9.5 11 L9.5 22 Z'),
  ],
} as const satisfies Record<string, Drawing>;
