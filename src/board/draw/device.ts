import type { IconPart } from '../../art/icons';
import { faded, mix, vivid } from '../../art/palette';
import type { Pen } from './canvas';
import { makeSprite, type Sprite } from './sprite';
import { paintIcon } from './token';

/** A bomb, mine or remote: dark metal in its owner's hue with a lit core. Outline in its own frame, millimetres, y downward. */
export interface DeviceLook {
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly hex: string;
  readonly solidEdge: boolean;
  readonly icon: readonly IconPart[];
}

const ROOM = 6;

export function deviceSprite(look: DeviceLook): Sprite {
  const xs = look.outline.map(([x]) => x);
  const ys = look.outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  const [width, height] = [Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
  return makeSprite({ left, top, width, height }, (pen, px) => paintDevice(pen, look, px));
}

function paintDevice(pen: Pen, { outline, hex, solidEdge, icon }: DeviceLook, px: number): void {
  const edge = new Path2D();
  for (const [x, y] of outline) edge.lineTo(x, y);
  edge.closePath();
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.85)';
  pen.shadowBlur = 5 * px;
  pen.fillStyle = '#060911';
  pen.fill(edge);
  pen.restore();
  const body = pen.createRadialGradient(0, 0, 0, 0, 0, reach);
  body.addColorStop(0, mix(vivid(hex), '#0a1020', 0.35));
  body.addColorStop(1, mix(vivid(hex), '#060a14', 0.82));
  pen.fillStyle = body;
  pen.fill(edge);
  pen.save();
  pen.clip(edge);
  pen.strokeStyle = 'rgba(255,255,255,0.28)';
  pen.lineWidth = 2.2;
  pen.stroke(edge);
  pen.restore();
  pen.setLineDash(solidEdge ? [] : [4, 2.4]);
  pen.strokeStyle = hex;
  pen.lineWidth = 1.1;
  pen.stroke(edge);
  pen.setLineDash([]);
  const core = pen.createRadialGradient(0, 0, 0, 0, 0, reach * 0.7);
  core.addColorStop(0, faded(mix(hex, '#ffffff', 0.5), 0.4));
  core.addColorStop(1, faded(hex, 0));
  pen.fillStyle = core;
  pen.fill(edge);
  paintIcon(pen, icon, '#ffffff', Math.min(16, reach * 1.1));
}
