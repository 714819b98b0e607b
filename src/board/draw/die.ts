import type { IconPart } from '../../art/icons';
import { faded, INK, mix } from '../../art/palette';
import type { Pen } from './canvas';
import { paintIcon } from './token';

/** An eight-sided die seen onto one face: a hexagon with a triangle in it. Red dice point up, green ones down and are rounder. */
export interface DieLook {
  readonly pool: 'attack' | 'defense';
  /** The icon on the face that lies up; null for a blank, and while it still falls. */
  readonly icon: readonly IconPart[] | null;
  /** From 0, in the air, to 1, at rest. */
  readonly rest: number;
  /** Canceled dice go grey and are struck out; changed ones have a ring. */
  readonly state: 'plain' | 'changed' | 'canceled' | 'chosen';
}

const HUE = { attack: '#cf2f35', defense: '#1f9a58' } as const;
type Point = readonly [x: number, y: number];

const corner = (r: number, at: number, turn: number): Point => [
  r * Math.sin((at * Math.PI) / 3 + turn),
  -r * Math.cos((at * Math.PI) / 3 + turn),
];

/** Around its middle, `r` from there to a corner. */
export function paintDie(pen: Pen, { pool, icon, rest, state }: DieLook, r: number): void {
  const hue = state === 'canceled' ? '#475268' : HUE[pool];
  const first = pool === 'attack' ? 0 : Math.PI;
  const turn = first + (1 - rest) * 2.4;
  const ring = [0, 1, 2, 3, 4, 5].map(at => corner(r, at, turn));
  const lift = (1 - rest) * r * 0.9;
  shadow(pen, r, lift);
  pen.save();
  pen.translate(0, -lift);
  pen.save();
  outline(pen, ring, r * (pool === 'attack' ? 0.1 : 0.26));
  pen.clip();
  // Six facets around the face that is up, then that face itself.
  for (let at = 0; at < 6; at++) {
    const middle = corner(r, at + 0.5, turn);
    const light = (-middle[0] * 0.5 - middle[1] * 0.86) / r;
    facet(
      pen,
      [ring[at]!, ring[(at + 1) % 6]!, [0, 0]],
      mix(hue, light > 0 ? '#ffffff' : '#05070d', Math.abs(light) * 0.42),
    );
  }
  const face = [ring[0]!, ring[2]!, ring[4]!];
  const glow = pen.createLinearGradient(0, -r, 0, r);
  glow.addColorStop(0, mix(hue, '#ffffff', 0.16));
  glow.addColorStop(1, mix(hue, '#05070d', 0.2));
  facet(pen, face, glow);
  pen.strokeStyle = faded('#ffffff', 0.34);
  pen.lineWidth = r * 0.035;
  pen.stroke();
  pen.restore();
  outline(pen, ring, r * (pool === 'attack' ? 0.1 : 0.26));
  pen.strokeStyle = state === 'changed' || state === 'chosen' ? INK.lit : faded('#ffffff', 0.22);
  pen.lineWidth = state === 'changed' || state === 'chosen' ? r * 0.11 : r * 0.04;
  if (state === 'chosen') pen.setLineDash([r * 0.2, r * 0.12]);
  pen.stroke();
  pen.setLineDash([]);
  if (icon && rest > 0.85) {
    pen.save();
    pen.translate(0, pool === 'attack' ? r * 0.06 : -r * 0.06);
    paintIcon(pen, icon, state === 'canceled' ? '#aab6cc' : '#ffffff', r * 0.98);
    pen.restore();
  }
  if (state === 'canceled') strike(pen, r);
  pen.restore();
}

function outline(pen: Pen, ring: readonly Point[], round: number): void {
  const [last, begin] = [ring.at(-1)!, ring[0]!];
  pen.beginPath();
  pen.moveTo((last[0] + begin[0]) / 2, (last[1] + begin[1]) / 2);
  ring.forEach(([x, y], at) => {
    const next = ring[(at + 1) % ring.length]!;
    pen.arcTo(x, y, next[0], next[1], round);
  });
  pen.closePath();
}

function facet(pen: Pen, points: readonly Point[], ink: string | CanvasGradient): void {
  pen.fillStyle = ink;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

/** The higher it is in the air, the wider and paler. */
function shadow(pen: Pen, r: number, lift: number): void {
  const [y, reach] = [r * 0.86, r * 0.85 + lift * 0.3];
  pen.save();
  pen.translate(0, y);
  pen.scale(1, 0.36);
  const soft = pen.createRadialGradient(0, 0, 0, 0, 0, reach);
  soft.addColorStop(0, `rgba(0,0,0,${0.75 - (0.5 * lift) / r})`);
  soft.addColorStop(1, 'rgba(0,0,0,0)');
  pen.fillStyle = soft;
  pen.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  pen.restore();
}

function strike(pen: Pen, r: number): void {
  for (const [ink, width] of [
    ['#05070d', 0.26],
    ['#eef2fb', 0.12],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = r * width;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(-r * 0.72, r * 0.52);
    pen.lineTo(r * 0.72, -r * 0.52);
    pen.stroke();
  }
}
