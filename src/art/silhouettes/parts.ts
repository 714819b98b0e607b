import { box, disc, type Part, pair } from './draw';

interface Nacelles {
  readonly x: number;
  readonly front: number;
  readonly back: number;
  readonly halfWidth: number;
}

/** A long engine on each side with a domed head. */
export function nacelles({ x, front, back, halfWidth }: Nacelles): Part {
  return pair([
    ...disc(x, front + halfWidth * 1.2, halfWidth, halfWidth * 1.2),
    ...box(x - halfWidth + 0.5, front + halfWidth, x + halfWidth - 0.5, back),
  ]);
}
