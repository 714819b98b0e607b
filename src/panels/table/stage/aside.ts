import type { Box } from '../../../board/view';
import type { Point } from '../../../engine/core/place';

/** Between a ship's middle and the card beside it, in pixels. */
const AIR = 70;

export interface Aside {
  /** How far the card gives way to its ship. */
  readonly shift: number;
  /** From the ship to the card's edge; null where the card lies over it. */
  readonly line: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } | null;
}

/** Where a card in the middle of the window lies, so that the ship it belongs to stays in sight beside it. */
export function asideOf(ship: Point, card: Box, window: number): Aside {
  const right = card.x + card.width;
  const inTheWay =
    ship.x > card.x - AIR && ship.x < right + AIR && ship.y > card.y - AIR && ship.y < card.y + card.height + AIR;
  const [toRight, toLeft] = [ship.x + AIR - card.x, ship.x - AIR - right];
  const fits = [toRight, toLeft].filter(by => card.x + by >= 0 && right + by <= window);
  const shift = inTheWay ? (fits.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0) : 0;
  if (inTheWay && shift === 0) return { shift, line: null };
  const near = (at: number, from: number, to: number) => Math.min(to, Math.max(from, at));
  const [x2, y2] = [near(ship.x, card.x + shift, right + shift), near(ship.y, card.y + 24, card.y + card.height - 24)];
  return { shift, line: { x1: ship.x, y1: ship.y, x2, y2 } };
}
