import { type Drawing, line, solid } from './part';
import { box, circle, craft } from './shapes';

/** Actions that give a token share the token's icon. */
export const ACTION_ICONS = {
  barrelRoll: [
    solid('M12 3.5 L15.6 20.5 L12 18 L8.4 20.5 Z'),
    line('M5 12 L7.6 12 M19 12 L16.4 12', 2.4),
    solid('M0.5 12 L5.8 7 L5.8 17 Z', 'M23.5 12 L18.2 7 L18.2 17 Z'),
  ],
  boost: [
    solid('M12 1.5 L18.5 14 L12 11.4 L5.5 14 Z'),
    line('M12 15.5 L12 22.3 M7.5 17 L7.5 20 M16.5 17 L16.5 20', 2.2),
  ],
  rotate: [
    solid('M12 14.5 L7 5.6 A10 10 0 0 1 17 5.6 Z'),
    line('M3.2 8.2 A9.6 9.6 0 1 0 21 8.6', 2.2),
    solid('M20.4 2.8 L23.6 9.8 L16.6 9 Z'),
  ],
  reinforce: [line('M3.5 8 A9.5 9.5 0 0 1 20.5 8 M3.5 16 A9.5 9.5 0 0 0 20.5 16', 3), solid(craft(12, 12.3, 4.4))],
  reload: [
    line('M3.2 14.5 A9.2 9.2 0 0 1 18 5.1 M20.8 9.5 A9.2 9.2 0 0 1 6 18.9', 2),
    solid('M20.6 7.8 L19.5 2 L15.2 6.6 Z', 'M3.4 16.2 L4.5 22 L8.8 17.4 Z'),
    solid('M13 6.5 L8.4 12.8 L11.6 12.8 L10.8 17.5 L15.6 11 L12.3 11 Z'),
  ],
  coordinate: [
    line('M7 16.5 L16.5 6.5 M7 17.5 L17 17.5', 2),
    solid(circle(6, 17, 4), circle(18, 5.5, 3.2), circle(18.8, 17.5, 3.2)),
  ],
  slam: [line('M4 9 L12 2.5 L20 9 M4 15.2 L12 8.7 L20 15.2 M4 21.4 L12 14.9 L20 21.4', 2.8)],
  tow: [
    solid(craft(12, 6.2, 4.8)),
    line('M12 9.5 L12 14', 2),
    line(box(5, 14, 19, 22.2), 2.2),
    line('M9.8 16.8 L14.2 16.8', 1.8),
  ],
  scramble: [
    line(
      'M2 6.5 L6.5 6.5 C11 6.5 12 17.5 16.5 17.5 L18.5 17.5 M2 17.5 L6.5 17.5 C11 17.5 12 6.5 16.5 6.5 L18.5 6.5',
      2.2,
    ),
    solid('M23 6.5 L17.5 2.8 L17.5 10.2 Z', 'M23 17.5 L17.5 13.8 L17.5 21.2 Z'),
  ],
  transmit: [
    line('M12 9 L12 22 M8 22 L16 22', 2.2),
    solid(circle(12, 7.5, 2.4)),
    line(
      'M7.2 12.2 A6.6 6.6 0 0 1 7.2 2.8 M16.8 12.2 A6.6 6.6 0 0 0 16.8 2.8 M3.8 14.6 A11 11 0 0 1 3.4 1 M20.2 14.6 A11 11 0 0 0 20.6 1',
      1.8,
    ),
  ],
  repair: [
    solid(
      'M21.6 6.2 L17.6 10.2 L13.8 10.2 L13.8 6.4 L17.8 2.4 C13.4 0.9 9 4.5 10 9.5 L2.3 17.2 C0.9 18.6 0.9 20.3 2 21.6 C3.4 23 5.2 22.9 6.6 21.6 L14.2 13.9 C19.4 15.1 23.1 10.6 21.6 6.2 Z',
      circle(4.5, 19.4, 1.2),
    ),
  ],
} as const satisfies Record<string, Drawing>;
