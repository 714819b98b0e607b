import type { MarkerKind } from '../../engine/core/scenario';
import type { DeviceKind, ObstacleKind } from '../../engine/core/vocabulary';
import { type Drawing, line, solid } from './part';
import { box, circle } from './shapes';

type PieceIconName = MarkerKind | Exclude<DeviceKind, 'obstacle'> | ObstacleKind;

/** What lies on the play area besides ships. */
export const PIECE_ICONS = {
  satellite: [
    solid('M12 8 L16 12 L12 16 L8 12 Z'),
    solid(box(0.8, 7.5, 6.6, 16.5), box(17.4, 7.5, 23.2, 16.5)),
    line('M12 8 L12 4 M7.6 5.6 A5.6 5.6 0 0 1 16.4 5.6 M6 12 L18 12 M12 16 L12 21', 1.9),
  ],
  supplyCache: [
    line(box(3, 7, 21, 21), 2),
    line('M3 12.5 L21 12.5', 2),
    solid(box(9.7, 10.5, 14.3, 15.5)),
    line('M7 7 L7 3.5 L17 3.5 L17 7', 2),
  ],
  dataCache: [
    line(
      'M3.5 5.5 A8.5 3.2 0 0 1 20.5 5.5 A8.5 3.2 0 0 1 3.5 5.5 L3.5 18.5 A8.5 3.2 0 0 0 20.5 18.5 L20.5 5.5 M3.5 12 A8.5 3.2 0 0 0 20.5 12',
      1.9,
    ),
  ],
  bomb: [
    solid(circle(10.5, 14.5, 8), 'M5.6 13.4 A5.2 5.2 0 0 1 10.6 9.4 L10.6 11 A3.6 3.6 0 0 0 7.2 13.8 Z'),
    line('M16 8.6 Q17.5 4 21.5 4.5', 2),
    solid(circle(21.4, 3.6, 1.8)),
  ],
  mine: [
    solid(circle(12, 12, 5.8)),
    line(
      'M12.0 5.6 L12.0 2.4 M17.5 8.8 L20.3 7.2 M17.5 15.2 L20.3 16.8 M12.0 18.4 L12.0 21.6 M6.5 15.2 L3.7 16.8 M6.5 8.8 L3.7 7.2',
      1.8,
    ),
    solid(
      circle(12, 2.3, 1.9),
      circle(20.4, 7.1, 1.9),
      circle(20.4, 16.8, 1.9),
      circle(12, 21.7, 1.9),
      circle(3.6, 16.9, 1.9),
      circle(3.6, 7.1, 1.9),
    ),
  ],
  remote: [
    solid('M6 10.5 A6 6 0 0 1 18 10.5 L18 12.5 L6 12.5 Z'),
    line('M8 14 L5 21.5 M12 14 L12 22 M16 14 L19 21.5 M12 4.5 L12 1.5', 2),
    solid(circle(12, 2, 1.4)),
  ],
  asteroid: [
    solid(
      'M8 2.5 L15.5 3 L21.5 8.5 L20.5 15.5 L14.5 21.5 L7 20.5 L2.5 14.5 L3.5 7.5 Z',
      circle(9, 9, 2.3),
      circle(15.3, 14, 2.8),
    ),
  ],
  debris: [
    solid(
      'M3 4 L10 2 L11 8 L6.5 10 Z',
      'M14 4.5 L21 7 L18.5 12 L14.5 10 Z',
      'M3.5 13 L9.5 12.5 L8 19 L5 21.5 Z',
      'M13 14 L16.5 13.5 L21 20 L13.5 21.5 L11 17.5 Z',
    ),
  ],
  gas: [
    line(
      'M2 8 C5 5 8 5 11 8 C14 11 18 11 22 7.5 M2 13.5 C5 10.5 8 10.5 11 13.5 C14 16.5 18 16.5 22 13 M2 19 C5 16 8 16 11 19 C14 22 18 22 22 18.5',
      2.2,
    ),
  ],
} as const satisfies Record<PieceIconName, Drawing>;
