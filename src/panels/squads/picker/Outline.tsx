import type { Obstacle } from '../../../catalog/schemas/obstacle';

interface Props {
  readonly obstacle: Obstacle;
  readonly size: number;
}

/** Wide enough for the largest, so that all are drawn to the same scale. */
const REACH = 52;

/** An obstacle as it lies on the table; the text beside it says which. */
export function Outline({ obstacle: { outline, kind }, size }: Props) {
  const points = outline.map(({ x, y }) => `${x},${-y}`).join(' ');
  return (
    <svg
      className={`outline outline-${kind}`}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      width={size}
      height={size}
      focusable="false"
      aria-hidden="true"
    >
      <polygon points={points} />
    </svg>
  );
}
