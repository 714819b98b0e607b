import type { FlexibleSlot, Slot } from '../../engine/core/vocabulary';
import { type Drawing, line, solid } from './part';
import { box, circle, polygon, star } from './shapes';

export type SlotIconName = `${Slot | FlexibleSlot}Slot`;

export const SLOT_ICONS = {
  /** A medal. */
  talentSlot: [
    solid('M6.5 1.5 L11 1.5 L12 4.5 L13 1.5 L17.5 1.5 L14.2 9 L9.8 9 Z'),
    solid(circle(12, 15.8, 6.6), star(5, 4.6, 1.9, 12, 16)),
  ],
  forceSlot: [solid(star(4, 8.5, 2.6, 10, 13)), solid(star(4, 4.8, 1.5, 19, 5.5))],
  /** A droid's dome on its body. */
  astromechSlot: [
    solid('M4.5 11 A7.5 8.5 0 0 1 19.5 11 Z', circle(12, 7.2, 1.8)),
    line(box(5.5, 13.4, 18.5, 21.5), 2),
    line('M10 17 L14 17', 2),
  ],
  crewSlot: [solid(circle(12, 7, 5)), solid('M2.8 22 C2.8 16.5 6.5 13.8 12 13.8 C17.5 13.8 21.2 16.5 21.2 22 Z')],
  gunnerSlot: [
    solid(circle(12, 9.5, 3.6)),
    solid('M5.8 20 C5.8 16 8.2 14.4 12 14.4 C15.8 14.4 18.2 16 18.2 20 Z'),
    line('M7 2 L2 2 L2 7 M17 2 L22 2 L22 7 M2 17 L2 22 L7 22 M22 17 L22 22 L17 22', 2),
  ],
  /** A sweep. */
  sensorSlot: [
    line(circle(12, 12, 10), 1.8),
    solid('M12 12 L12 2 A10 10 0 0 1 20.66 7 Z'),
    line(circle(12, 12, 5), 1.4),
    solid(circle(7.5, 15.5, 1.5)),
  ],
  /** Tracks on a board. */
  techSlot: [
    line('M6 18.5 L6 5.5 M12 18.5 L12 12 L18 8.5 L18 5.5 M12 18.5 L12 20 M18 14 L18 20', 1.8),
    line(circle(6, 20, 1.6), 1.6),
    line(circle(6, 4, 1.6), 1.6),
    line(circle(18, 4, 1.6), 1.6),
    solid(circle(12, 20, 2.4), circle(18, 14.5, 2.4)),
  ],
  /** A long barrel, from the side. */
  cannonSlot: [
    solid(box(1.5, 6.5, 9, 15.5)),
    line('M9 11 L19 11', 3.4),
    solid(box(19.4, 7.5, 22.6, 14.5)),
    line('M12.4 8.6 L12.4 13.4', 2.2),
    solid('M3 17 L8 17 L10.5 22 L0.8 22 Z'),
  ],
  /** Two barrels on a dome. */
  turretSlot: [
    line('M9 13 L18.5 2.5 M14 15 L22 6.2', 2.8),
    solid('M2.5 19 A8 8.5 0 0 1 18.5 19 Z', box(1.5, 20.4, 19.5, 22.8)),
  ],
  torpedoSlot: [
    solid('M12 1 C15.6 3.6 16.6 6.4 16.6 9.5 L16.6 17 L7.4 17 L7.4 9.5 C7.4 6.4 8.4 3.6 12 1 Z', circle(12, 9, 2)),
    line('M8.5 21.5 L8.5 19.6 M12 22.5 L12 19.6 M15.5 21.5 L15.5 19.6', 2),
  ],
  missileSlot: [
    solid(
      'M22 2 C17.5 2 14.8 3.2 12.6 5.6 L6 5.6 L3.2 9.4 L8.6 10.2 L13.8 15.4 L14.6 20.8 L18.4 18 L18.4 11.4 C20.8 9.2 22 6.5 22 2 Z',
    ),
    line('M8.2 15.8 L3 21 M5 14.5 L2.5 17 M9.5 19 L7 21.5', 1.8),
  ],
  /** Falling. */
  deviceSlot: [
    solid(
      'M12 23.2 C8 20 6.6 17 6.6 14 C6.6 11.4 8 9.6 9.8 8 L14.2 8 C16 9.6 17.4 11.4 17.4 14 C17.4 17 16 20 12 23.2 Z',
      circle(12, 14, 2.2),
    ),
    solid('M6 1 L10.4 3 L13.6 3 L18 1 L18 4.6 L14.6 6.8 L9.4 6.8 L6 4.6 Z'),
  ],
  /** A mask. */
  illicitSlot: [
    solid(
      'M1.5 7.5 C5 5.5 9 5.8 12 8 C15 5.8 19 5.5 22.5 7.5 C22.5 14 20 18 16.5 18 C14.3 18 13.2 15.5 12 15.5 C10.8 15.5 9.7 18 7.5 18 C4 18 1.5 14 1.5 7.5 Z',
      'M5 10.8 C6.8 9.8 8.8 10.4 10 12.6 C8 13.6 5.8 13 5 10.8 Z',
      'M19 10.8 C17.2 9.8 15.2 10.4 14 12.6 C16 13.6 18.2 13 19 10.8 Z',
    ),
  ],
  /** A nut, and one more. */
  modificationSlot: [
    solid(polygon(6, 8.8, 9.8, 13.6), circle(9.8, 13.6, 3.6)),
    line('M19.5 1.8 L19.5 8.2 M16.3 5 L22.7 5', 2),
  ],
  /** Sliders. */
  configurationSlot: [
    line('M2 5.5 L22 5.5 M2 12 L22 12 M2 18.5 L22 18.5', 1.8),
    solid(circle(8, 5.5, 3), circle(16, 12, 3), circle(6.5, 18.5, 3)),
  ],
  /** A name plate. */
  titleSlot: [
    line(box(1.8, 6, 22.2, 18), 2),
    solid(star(5, 3.6, 1.5, 7, 12)),
    line('M12 10.2 L18.6 10.2 M12 13.8 L16.6 13.8', 1.8),
  ],
  /** One speaks, three hear. */
  tacticalRelaySlot: [
    solid(polygon(6, 5)),
    line('M12 7 L12 4 M16.3 14.5 L19 16 M7.7 14.5 L5 16', 1.8),
    solid(circle(12, 3, 2.2), circle(20, 16.8, 2.2), circle(4, 16.8, 2.2)),
    line('M4.6 9.5 A8 8 0 0 1 7 6 M19.4 9.5 A8 8 0 0 0 17 6 M8.5 20.2 A9 9 0 0 0 15.5 20.2', 1.5),
  ],
  weaponHardpointSlot: [
    line('M2.5 7 L2.5 2 L7.5 2 M16.5 2 L21.5 2 L21.5 7 M2.5 17 L2.5 22 L7.5 22 M16.5 22 L21.5 22 L21.5 17', 1.8),
    solid(box(10.3, 4.5, 13.7, 13), box(7.5, 13, 16.5, 19)),
  ],
  versatileFrameSlot: [
    line('M6 9 L6 3 L18 3 L18 9 M6 15 L6 21 L18 21 L18 15', 2),
    line('M2 12 L22 12 M5 9 L2 12 L5 15 M19 9 L22 12 L19 15', 2),
  ],
} as const satisfies Record<SlotIconName, Drawing>;
