import { faded } from '../../art/palette';
import { baked, chanceFrom, type Pen } from './canvas';
import { type Model, paintModel } from './model';

/** A ship that breaks up: its parts fly apart in the glow, a ring runs outward, sparks before it. */
export interface Kill {
  /** `time` in milliseconds since it was hit; around the middle of its base, in millimetres, nose up. */
  paint(pen: Pen, time: number): void;
}

const PARTS = 7;
const SPARKS = 44;
/** How far the ring runs, in millimetres. */
export const RING_REACH = 68;
const PIXELS = 4;

const out = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;

/** One soft light around the ship, never the whole window, and no second flash. */
export function killOf(model: Model, half: number, seed: number): Kill {
  const chance = chanceFrom(seed);
  const size = 2.4 * half;
  const picture = baked(size * PIXELS, size * PIXELS, pen => {
    pen.scale(PIXELS, PIXELS);
    pen.translate(size / 2, size / 2);
    paintModel(pen, model, (half * 0.95) / 18, PIXELS);
  });
  const parts = Array.from({ length: PARTS }, (_, at) => ({
    from: (at / PARTS) * 2 * Math.PI,
    far: half * (0.7 + chance() * 1.1),
    spin: (chance() - 0.5) * 3,
  }));
  const sparks = Array.from({ length: SPARKS }, () => ({
    way: chance() * 2 * Math.PI,
    far: RING_REACH * (0.3 + chance() * 1.05),
    long: 6 + chance() * 16,
    wide: 0.5 + chance() * 0.8,
  }));
  return {
    paint(pen, time) {
      const broken = out((time - 80) / 700);
      const gone = Math.min(1, Math.max(0, (time - 560) / 600));
      glow(pen, half, time, broken, gone);
      pen.globalAlpha = 1 - gone;
      for (const { from, far, spin } of parts) part(pen, picture, size, from, far * broken, spin * broken);
      ring(pen, out((time - 80) / 500), 1 - gone);
      for (const { way, far, long, wide } of sparks) {
        pen.lineWidth = wide;
        spark(pen, way, far * broken, long * (1.6 - broken), 1 - gone);
      }
      pen.globalAlpha = 1;
    },
  };
}

function part(pen: Pen, picture: HTMLCanvasElement, size: number, from: number, far: number, spin: number): void {
  const wide = (2 * Math.PI) / PARTS;
  const middle = from + wide / 2;
  pen.save();
  pen.translate(Math.cos(middle) * far, Math.sin(middle) * far);
  pen.rotate(spin);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.arc(0, 0, size, from, from + wide);
  pen.closePath();
  pen.clip();
  pen.drawImage(picture, -size / 2, -size / 2, size, size);
  pen.restore();
}

function glow(pen: Pen, half: number, time: number, broken: number, gone: number): void {
  const rising = Math.min(1, time / 80);
  const reach = half * (1.2 + 1.5 * broken);
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, reach);
  const strength = rising * (1 - broken * 0.2) * (1 - gone);
  light.addColorStop(0, `rgba(255,236,190,${0.95 * strength})`);
  light.addColorStop(0.18, `rgba(255,222,150,${0.9 * strength})`);
  light.addColorStop(0.45, faded('#ff9a3c', 0.5 * strength));
  light.addColorStop(1, faded('#ff7a3c', 0));
  pen.fillStyle = light;
  pen.fillRect(-reach, -reach, 2 * reach, 2 * reach);
}

function ring(pen: Pen, share: number, strength: number): void {
  if (share <= 0) return;
  const radius = 8 + (RING_REACH - 8) * share;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = faded('#ff9a5c', 0.34 * strength * (1 - share * 0.4));
  pen.fill();
  dust(pen, radius, strength);
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.strokeStyle = faded('#ffd9a0', 0.85 * strength);
  pen.lineWidth = 2 - share * 0.7;
  pen.stroke();
}

/** Lit from within, on both sides of the ring. */
function dust(pen: Pen, radius: number, strength: number): void {
  const reach = radius * 1.3;
  const light = pen.createRadialGradient(0, 0, radius * 0.7, 0, 0, reach);
  light.addColorStop(0, faded('#ff9a5c', 0));
  light.addColorStop(0.5, faded('#ffb98a', 0.3 * strength));
  light.addColorStop(1, faded('#ff7a3c', 0));
  pen.fillStyle = light;
  pen.fillRect(-reach, -reach, 2 * reach, 2 * reach);
}

function spark(pen: Pen, way: number, far: number, long: number, strength: number): void {
  if (long <= 0.3) return;
  pen.strokeStyle = faded('#ffe0a6', strength);
  pen.beginPath();
  pen.moveTo(Math.cos(way) * far, Math.sin(way) * far);
  pen.lineTo(Math.cos(way) * (far + long), Math.sin(way) * (far + long));
  pen.stroke();
}
