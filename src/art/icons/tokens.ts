import type { Token } from '../../engine/core/token';
import { type Drawing, faded, faint, line, solid } from './part';
import { box, circle, craft, polygon, star } from './shapes';
import { upsideDown } from './turn';

const SHIELD = 'M12 2 L20.5 5 L20.5 11 C20.5 16.5 17 20.3 12 22.5 C7 20.3 3.5 16.5 3.5 11 L3.5 5 Z';
const BOLT = 'M14 1.5 L4.5 13.5 L11 13.5 L9.5 22.5 L19.5 10 L12.8 10 Z';
const CARD = 'M5 2 L19 2 L19 22 L5 22 Z';
const foreArc = line('M2.5 12 A9.5 9.5 0 0 1 21.5 12', 3.4);

export const TOKEN_ICONS = {
  /** An open eye. */
  focus: [line('M1.8 12 Q12 0.5 22.2 12 Q12 23.5 1.8 12 Z', 2), solid(circle(12, 12, 3.6))],
  /** A swoosh out of the way. */
  evade: [solid('M3 21.5 C1.5 11 7.5 5 14.5 5 L14.5 1.2 L22.5 8 L14.5 14.8 L14.5 10.8 C9.5 10.6 5.8 13.6 3 21.5 Z')],
  /** A chip. */
  calculate: [
    line(box(6, 6, 18, 18)),
    solid(box(10, 10, 14, 14)),
    line('M9 2 L9 6 M15 2 L15 6 M9 18 L9 22 M15 18 L15 22 M2 9 L6 9 M2 15 L6 15 M18 9 L22 9 M18 15 L22 15', 1.8),
  ],
  reinforceFore: [foreArc, solid(craft(12, 15.5, 5))],
  reinforceAft: [...upsideDown([foreArc]), solid(craft(12, 8, 5))],
  /** A hit, struck through. */
  disarm: [
    solid(
      'M7.3 3.5 L12.1 5.7 L13.9 0.7 L15.7 5.7 L20.5 3.5 L18.3 8.3 L23.3 10.1 L18.3 11.9 L20.5 16.7 Z',
      'M16.7 20.5 L11.9 18.3 L10.1 23.3 L8.3 18.3 L3.5 20.5 L5.7 15.7 L0.7 13.9 L5.7 12.1 L3.5 7.3 Z',
    ),
    line('M3 3 L21 21', 2),
  ],
  /** Noise. */
  jam: [line('M1.5 12 L4.5 12 L6.5 6 L9.5 19.5 L12.5 3 L15.5 20 L18 8.5 L19.5 12 L22.5 12', 2)],
  /** A magnet. */
  tractor: [
    line('M5.5 7 L5.5 12 A6.5 6.5 0 0 0 18.5 12 L18.5 7', 4.4),
    solid(box(3.3, 2, 7.7, 4.6), box(16.3, 2, 20.7, 4.6)),
  ],
  /** A craft, half of it gone. */
  cloak: [solid('M12 1.5 L12 17.5 L3 22 Z'), faded('M13.2 4.5 L21 22 L13.2 18 Z')],
  /** A warning between two walls. */
  stress: [
    solid('M9 1.5 L15 1.5 L13.5 14.5 L10.5 14.5 Z', circle(12, 19.7, 2.8)),
    line('M5.6 3.5 L2.2 11.5 L5.6 19.5 M18.4 3.5 L21.8 11.5 L18.4 19.5', 2.4),
  ],
  /** Orbits about a core. */
  ion: [
    line('M4.4 4.4 A10.75 4.9 45 1 1 19.6 19.6 A10.75 4.9 45 1 1 4.4 4.4 Z', 1.7),
    line('M19.6 4.4 A10.75 4.9 -45 1 0 4.4 19.6 A10.75 4.9 -45 1 0 19.6 4.4 Z', 1.7),
    solid(circle(12, 12, 2.5)),
  ],
  /** A shield that cracked. */
  strain: [
    solid('M11.5 2 L3 2 L3 11 C3 16 6 19.6 9.6 21.4 L11.4 16 L7.8 12.4 Z'),
    solid('M14.6 2 L21 2 L21 11 C21 16.4 17.6 20.4 12.6 22.6 L14.8 15.2 L11.4 11.8 Z'),
  ],
  /** A cell run low. */
  deplete: [line(box(5, 5.5, 19, 22), 2.2), solid(box(8.5, 1.5, 15.5, 4.5), box(7.8, 16.2, 16.2, 19.2))],
  /** Brackets about a point. */
  lock: [
    line(
      'M8.5 2.5 L2.5 2.5 L2.5 8.5 M15.5 2.5 L21.5 2.5 L21.5 8.5 M21.5 15.5 L21.5 21.5 L15.5 21.5 M8.5 21.5 L2.5 21.5 L2.5 15.5',
      2.6,
    ),
    solid(circle(12, 12, 3.6)),
  ],
  charge: [solid(BOLT)],
  /** A charge that was spent. */
  chargeSpent: [line(BOLT, 1.6)],
  force: [solid(star(4, 7.5, 2.4)), line('M12 1.8 A10.2 10.2 0 0 1 22.2 12 M12 22.2 A10.2 10.2 0 0 1 1.8 12', 1.8)],
  forceSpent: [line(star(4, 6.5, 2), 1.4), faint('M12 1.8 A10.2 10.2 0 0 1 22.2 12 M12 22.2 A10.2 10.2 0 0 1 1.8 12')],
  shield: [solid(SHIELD, 'M12 5 L18 7.1 L18 11 C18 15 15.6 17.9 12 19.6 Z')],
  shieldLost: [line(SHIELD, 1.8)],
  /** Plates. */
  hull: [
    solid('M12 1.8 L20.6 6.6 L12 11.4 L3.4 6.6 Z'),
    solid('M2.8 8.4 L11.1 13 L11.1 22.2 L2.8 17.4 Z'),
    solid('M21.2 8.4 L12.9 13 L12.9 22.2 L21.2 17.4 Z'),
  ],
  hullLost: [line(polygon(6, 10), 1.8), faint('M3.4 7 L12 12 L20.6 7 M12 12 L12 22')],
  /** A damage card face down, and one face up. */
  damage: [line(CARD), line('M12 7 L16 12 L12 17 L8 12 Z', 1.8)],
  critDamage: [solid(CARD, star(6, 6.6, 2.9))],
} as const satisfies Record<Token, Drawing> & Record<string, Drawing>;
