import { faded, mix } from '../../art/palette';
import type { Pen } from './canvas';

/** A maneuver template as a piece of clear plastic. Millimetres; it begins at the origin and runs up (towards −y). */
export interface TemplateLook {
  readonly width: number;
  /** Along the middle line. */
  readonly length: number;
  /** Of the middle line; 0 for a straight one. */
  readonly radius: number;
  readonly side: 'left' | 'right' | null;
  readonly hex: string;
  /** What is engraved at its end: the speed. */
  readonly text: string;
}

function outline(look: TemplateLook, inset: number): Path2D {
  const { width, length, radius, side } = look;
  const path = new Path2D();
  const half = width / 2 - inset;
  if (radius === 0 || side === null) {
    path.roundRect(-half, -length + inset, 2 * half, length - 2 * inset, 1);
    return path;
  }
  const sign = side === 'right' ? 1 : -1;
  const turn = length / radius;
  const gap = inset / radius;
  const [from, to] = side === 'right' ? [Math.PI + gap, Math.PI + turn - gap] : [-gap, -turn + gap];
  path.arc(sign * radius, 0, radius + half, from, to, side === 'left');
  path.arc(sign * radius, 0, radius - half, to, from, side === 'right');
  path.closePath();
  return path;
}

/** A point on the middle line, so far along, and the direction there as an angle from straight up. */
export function along({ length, radius, side }: TemplateLook, share: number) {
  if (radius === 0 || side === null) return { x: 0, y: -length * share, angle: 0 };
  const sign = side === 'right' ? 1 : -1;
  const angle = (length / radius) * share;
  return { x: sign * radius * (1 - Math.cos(angle)), y: -radius * Math.sin(angle), angle: sign * angle };
}

export function paintTemplate(pen: Pen, look: TemplateLook): void {
  const { hex, text } = look;
  const whole = outline(look, 0);
  pen.fillStyle = faded(mix(hex, '#05070d', 0.55), 0.62);
  pen.fill(whole);
  pen.save();
  pen.clip(whole);
  // The light runs along the edges inside the plastic.
  for (const [inset, width, ink] of [
    [0, 3.4, faded(hex, 0.42)],
    [0, 1.2, faded(mix(hex, '#ffffff', 0.65), 0.9)],
    [2.6, 0.4, faded('#ffffff', 0.26)],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = ink;
    pen.stroke(outline(look, inset));
  }
  const steps = Math.max(2, Math.round(look.length / 20));
  pen.strokeStyle = faded(mix(hex, '#ffffff', 0.5), 0.6);
  pen.lineWidth = 0.8;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (let step = 1; step < steps; step++) {
    const { x, y, angle } = along(look, step / steps);
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    pen.beginPath();
    pen.moveTo(-3.4, 2);
    pen.lineTo(0, -1.4);
    pen.lineTo(3.4, 2);
    pen.stroke();
    pen.restore();
  }
  pen.restore();
  const end = along(look, 1 - 7 / look.length);
  pen.save();
  pen.translate(end.x, end.y);
  pen.rotate(end.angle);
  pen.fillStyle = '#ffffff';
  pen.font = '700 9px "Saira Variable", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, 0, 0);
  pen.restore();
}
