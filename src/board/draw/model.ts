import { faded, INK, mix } from '../../art/palette';
import type { Pen } from './canvas';

/** A ship as a small painted model seen from above, lit evenly, so that it can be turned as one picture. */
export interface Model {
  /** Path data within ±18, nose up, for the nonzero rule (see `src/art/silhouettes`). */
  readonly path: string;
  readonly hex: string;
}

/** Each closed outline by itself: holes run the other way round than hulls. */
function ringsOf(path: string): { readonly d: string; readonly isHole: boolean; readonly back: number }[] {
  return (path.match(/M[^M]*/g) ?? []).map(d => {
    const numbers = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let area = 0;
    let back = -18;
    for (let i = 0; i < numbers.length; i += 2) {
      const [x, y] = [numbers[i]!, numbers[i + 1]!];
      const [nextX, nextY] = [numbers[(i + 2) % numbers.length]!, numbers[(i + 3) % numbers.length]!];
      area += x * nextY - nextX * y;
      back = Math.max(back, y);
    }
    return { d, isHole: area < 0, back };
  });
}

/** `scale` makes the model's ±18 as large as wanted, in units of the pen. */
export function paintModel(pen: Pen, { path, hex }: Model, scale: number, px: number): void {
  const rings = ringsOf(path);
  const hull = new Path2D(path);
  const glass = new Path2D(
    rings
      .filter(({ isHole }) => isHole)
      .map(({ d }) => d)
      .join(' '),
  );
  const back = Math.max(...rings.map(ring => ring.back));
  pen.save();
  pen.scale(scale, scale);
  // Engines: light that falls back on the card.
  const glow = pen.createRadialGradient(0, back, 0, 0, back, 11);
  glow.addColorStop(0, faded(mix(hex, '#ffffff', 0.6), 0.75));
  glow.addColorStop(0.35, faded(hex, 0.34));
  glow.addColorStop(1, faded(hex, 0));
  pen.fillStyle = glow;
  pen.fillRect(-14, back - 11, 28, 22);
  // It stands on a peg: a soft shadow all around, no side preferred.
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.95)';
  pen.shadowBlur = 4.5 * px * scale;
  pen.fillStyle = '#05070d';
  pen.fill(hull);
  pen.fill(hull);
  pen.shadowColor = mix(hex, '#ffffff', 0.35);
  pen.shadowBlur = 1.6 * px * scale;
  pen.fill(hull);
  pen.restore();
  const skin = pen.createLinearGradient(-18, 0, 18, 0);
  const [edge, body, spine] = [mix(hex, '#0b1122', 0.22), mix(hex, '#ffffff', 0.5), mix(hex, '#ffffff', 0.9)];
  for (const [at, tone] of [
    [0, edge],
    [0.22, body],
    [0.5, spine],
    [0.78, body],
    [1, edge],
  ] as const)
    skin.addColorStop(at, tone);
  pen.fillStyle = skin;
  pen.fill(hull);
  pen.save();
  pen.clip(hull);
  // Nose in the light, tail in the shade.
  const along = pen.createLinearGradient(0, -18, 0, 18);
  along.addColorStop(0, 'rgba(255,255,255,0.35)');
  along.addColorStop(0.4, 'rgba(255,255,255,0)');
  along.addColorStop(1, 'rgba(6,10,24,0.32)');
  pen.fillStyle = along;
  pen.fillRect(-18, -18, 36, 36);
  // The side's marking, and the joints between plates.
  pen.fillStyle = faded(mix(hex, '#10162a', 0.35), 0.85);
  pen.fillRect(-18, 4.6, 36, 2.2);
  pen.fillRect(-18, -9.4, 36, 0.9);
  pen.strokeStyle = 'rgba(8,12,26,0.34)';
  pen.lineWidth = 0.32;
  pen.beginPath();
  for (const y of [-12.5, -4.2, 0.6, 9.6, 12.4]) {
    pen.moveTo(-18, y);
    pen.lineTo(18, y);
  }
  for (const x of [4.6, 9.2, 13.2])
    for (const side of [-1, 1]) {
      pen.moveTo(side * x, -18);
      pen.lineTo(side * x * 0.92, 18);
    }
  pen.stroke();
  pen.strokeStyle = 'rgba(4,7,16,0.5)';
  pen.lineWidth = 0.9;
  pen.stroke(hull);
  pen.restore();
  pen.strokeStyle = faded('#ffffff', 0.75);
  pen.lineWidth = 0.34;
  pen.stroke(hull);
  // Cockpits and vents.
  pen.fillStyle = '#0a1324';
  pen.fill(glass);
  pen.save();
  pen.clip(glass);
  const shine = pen.createLinearGradient(-4, -8, 4, 6);
  shine.addColorStop(0, faded('#bfe3ff', 0.95));
  shine.addColorStop(0.45, faded('#4b7fc4', 0.5));
  shine.addColorStop(1, faded(INK.night, 0));
  pen.fillStyle = shine;
  pen.fillRect(-18, -18, 36, 36);
  pen.restore();
  pen.restore();
}
