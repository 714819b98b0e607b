import { faded, INK, mix } from '../../art/palette';
import type { Pen } from './canvas';

/** The front arc of the first screen's ship with its range bands, and a measured shot. Millimetres, nose up, around its middle. */

const BANDS = [100, 200, 300] as const;
const HALF_ARC = ((81.24 / 2) * Math.PI) / 180;
const BULLSEYE = 15;

/** Range is measured from the front edge: a straight piece before it, rounded beyond its ends. */
function bandOf(half: number, range: number): Path2D {
  const corner = half * Math.tan(HALF_ARC);
  const [from, to] = [-Math.PI / 2 - HALF_ARC, -Math.PI / 2 + HALF_ARC];
  const path = new Path2D();
  path.arc(-corner, -half, range, from, -Math.PI / 2);
  path.arc(corner, -half, range, -Math.PI / 2, to);
  return path;
}

export function paintFirstArc(pen: Pen, half: number, hex: string): void {
  const corner = half * Math.tan(HALF_ARC);
  const far = BANDS[2];
  pen.save();
  for (const [range, light] of [
    [300, 0.07],
    [200, 0.07],
    [100, 0.1],
  ] as const) {
    const filled = bandOf(half, range);
    filled.lineTo(corner, -half);
    filled.lineTo(-corner, -half);
    filled.closePath();
    pen.fillStyle = faded(hex, light);
    pen.fill(filled);
    pen.lineWidth = 0.55;
    pen.strokeStyle = faded(hex, 0.6);
    pen.stroke(filled);
  }
  pen.fillStyle = faded(mix(hex, '#ffffff', 0.4), 0.08);
  pen.fillRect(-BULLSEYE / 2, -half - far, BULLSEYE, far);
  pen.fillStyle = mix(hex, '#ffffff', 0.35);
  pen.font = '700 6.5px "Saira Variable", sans-serif';
  pen.textAlign = 'center';
  for (const range of BANDS) {
    const away = range - 9;
    const lean = HALF_ARC * 0.86;
    pen.fillText(String(range / 100), corner + Math.sin(lean) * away, -half - Math.cos(lean) * away);
  }
  pen.restore();
}

type Place = { readonly x: number; readonly y: number };

/** The line of a shot in amber, with the range on a plate in its middle. */
export function paintFirstShot(pen: Pen, from: Place, to: Place): void {
  pen.save();
  pen.strokeStyle = INK.lit;
  pen.lineWidth = 3.4;
  pen.shadowColor = faded(INK.lit, 0.7);
  pen.shadowBlur = 8;
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
  pen.shadowBlur = 0;
  pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2);
  pen.fillStyle = INK.lit;
  pen.beginPath();
  pen.roundRect(-20, -6.5, 40, 13, 2.4);
  pen.fill();
  pen.fillStyle = INK.onLit;
  pen.font = '650 8.4px "Saira Variable", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('Range 2', 0, 0.5);
  pen.restore();
}
