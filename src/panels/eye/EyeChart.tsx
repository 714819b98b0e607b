import type { Turn } from './kept';
import { EYE_WORDS as words } from './words';

const WIDE = 240;
const HIGH = 70;
const SHOWN = 20;

/** The error of each turn, the newest at the right. */
export function EyeChart({ turns }: { readonly turns: readonly Turn[] }) {
  const shown = turns.slice(-SHOWN);
  const most = Math.max(5, ...shown.map(({ error }) => error));
  const at = ({ error }: Turn, index: number) => ({
    x: shown.length < 2 ? WIDE / 2 : 6 + (index * (WIDE - 12)) / (shown.length - 1),
    y: 6 + (HIGH - 12) * (1 - error / most),
  });
  const points = shown.map(at);
  return (
    <figure className="eye-chart">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={`Average error of the last ${shown.length} tens: ${shown.map(({ error }) => `${error.toFixed(1)} mm`).join(', ')}`}
      >
        <path className="eye-axis" d={`M0 ${HIGH - 6} H${WIDE}`} />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, index) => (
          <circle key={index} cx={x} cy={y} r={index === points.length - 1 ? 4.5 : 3} />
        ))}
      </svg>
      <figcaption>
        {words.history} Now {shown.at(-1)!.error.toFixed(1)} mm, at most {most.toFixed(1)} mm.
      </figcaption>
    </figure>
  );
}
