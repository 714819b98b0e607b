import { type Drawing, line, solid } from './part';
import { circle, polygon, star } from './shapes';

/** Faces that are also tokens, focus and evade, share the token's icon. */
export const DICE_ICONS = {
  /** A full burst. */
  hit: [solid(star(8, 10.5, 5.2))],
  /** A hollow burst with long points and a core. */
  crit: [
    solid(star(4, 12, 5), circle(12, 12, 3.9)),
    solid(circle(12, 12, 1.9)),
    line('M4.6 4.6 L7 7 M19.4 4.6 L17 7 M19.4 19.4 L17 17 M4.6 19.4 L7 17', 1.8),
  ],
  blank: [
    line(
      'M7 3.5 L17 3.5 Q20.5 3.5 20.5 7 L20.5 17 Q20.5 20.5 17 20.5 L7 20.5 Q3.5 20.5 3.5 17 L3.5 7 Q3.5 3.5 7 3.5 Z',
      1.8,
    ),
  ],
  /** Eight-sided dice: the attacker's with a burst, the defender's with a swoosh. */
  dieRed: [line(polygon(6, 10.8), 1.8), solid(star(6, 6.6, 2.8))],
  dieGreen: [
    line(polygon(6, 10.8), 1.8),
    solid('M7 17 C6.5 11.5 9 8.8 12.5 8.8 L12.5 6.5 L17.5 10.5 L12.5 14.5 L12.5 12.2 C10 12.2 8.2 13.4 7 17 Z'),
  ],
} as const satisfies Record<string, Drawing>;
