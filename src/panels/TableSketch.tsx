import './TableSketch.css';

/** Millimetres and degrees, as on the table: a small base, its printed front arc, a speed-3 bank. */
const HALF_BASE = 20;
const HALF_ARC = 81.24 / 2;
const BANK_RADIUS = 180;
const BANDS = [100, 200, 300];
const MOST_RANGE = 300;

const sin = Math.sin((HALF_ARC * Math.PI) / 180);
const cos = Math.cos((HALF_ARC * Math.PI) / 180);
/** Where the arc's lines leave the front edge, right of its middle. */
const corner = HALF_BASE * (sin / cos);

/** A point on the right line of the arc; up is forward, and SVG counts downwards. */
function arcPoint(range: number) {
  return { x: corner + range * sin, y: -HALF_BASE - range * cos };
}

/** Range is measured from the front edge: a straight piece before it, and rounded beyond its ends. */
function band(range: number): string {
  const { x, y } = arcPoint(range);
  const top = -HALF_BASE - range;
  const round = `A ${range} ${range} 0 0 1`;
  return `M ${-x} ${y} ${round} ${-corner} ${top} H ${corner} ${round} ${x} ${y}`;
}

function arcLine(side: 1 | -1): string {
  const end = arcPoint(MOST_RANGE);
  return `M ${side * corner} ${-HALF_BASE} L ${side * end.x} ${end.y}`;
}

/** The bank leaves the middle of the front edge and ends 45° further round its circle. */
const bankEnd = { x: BANK_RADIUS * (1 - Math.SQRT1_2), y: -HALF_BASE - BANK_RADIUS * Math.SQRT1_2 };
const bank = `M 0 ${-HALF_BASE} A ${BANK_RADIUS} ${BANK_RADIUS} 0 0 1 ${bankEnd.x} ${bankEnd.y}`;

const ENEMY = { x: -70, y: -216, turn: 158 };
const ENEMY_CORNER = { x: -81, y: -190 };

function Base({ className, place }: { className: string; place?: string }) {
  return (
    <g className={className} transform={place}>
      <rect x={-HALF_BASE} y={-HALF_BASE} width={2 * HALF_BASE} height={2 * HALF_BASE} rx="2" />
      <path d="M 0 -12 L 9 12 L 0 6 L -9 12 Z" />
    </g>
  );
}

/** A drawing of the table for the first screen; it says nothing that the words do not. */
export function TableSketch() {
  return (
    <svg className="sketch" viewBox="-235 -325 470 350" aria-hidden="true" focusable="false">
      {BANDS.map(range => (
        <path key={range} className="sketch-band" d={band(range)} />
      ))}
      <path className="sketch-arc" d={arcLine(-1)} />
      <path className="sketch-arc" d={arcLine(1)} />
      {BANDS.map(range => (
        <text key={range} className="sketch-number" x={-arcPoint(range - 30).x - 14} y={arcPoint(range - 30).y}>
          {range / 100}
        </text>
      ))}
      <path className="sketch-template" d={bank} />
      <Base className="sketch-own" />
      <Base
        className="sketch-ghost"
        place={`translate(${bankEnd.x} ${bankEnd.y}) rotate(45) translate(0 ${-HALF_BASE})`}
      />
      <path className="sketch-line" d={`M ${-corner} ${-HALF_BASE} L ${ENEMY_CORNER.x} ${ENEMY_CORNER.y}`} />
      <Base className="sketch-enemy" place={`translate(${ENEMY.x} ${ENEMY.y}) rotate(${ENEMY.turn})`} />
    </svg>
  );
}
