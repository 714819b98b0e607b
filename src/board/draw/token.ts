import type { IconPart } from '../../art/icons';
import { mix } from '../../art/palette';
import type { Pen } from './canvas';
import { makeSprite, type Sprite } from './sprite';

/** A cardboard token: its outline, a thick lower edge, a lit face, its icon. Drawn in the 24 × 24 box of `src/art/tokens.ts`. */
export interface TokenLook {
  readonly outline: string;
  readonly fill: string;
  readonly ink: string;
  readonly icon: readonly IconPart[];
  /** How much of the box the icon takes. */
  readonly share: number;
}

export function paintIcon(pen: Pen, icon: readonly IconPart[], ink: string, size: number): void {
  pen.save();
  pen.scale(size / 24, size / 24);
  pen.translate(-12, -12);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { d, fill, stroke, opacity } of icon) {
    pen.globalAlpha = opacity ?? 1;
    const path = new Path2D(d);
    if (fill) {
      pen.fillStyle = ink;
      pen.fill(path, 'evenodd');
    }
    if (stroke) {
      pen.strokeStyle = ink;
      pen.lineWidth = stroke;
      pen.stroke(path);
    }
  }
  pen.restore();
}

/** Room for the shadow around it. */
const ROOM = 3;

/** Around its middle, 24 units across. */
export function tokenSprite({ outline, fill, ink, icon, share }: TokenLook): Sprite {
  const reach = 12 + ROOM;
  return makeSprite({ left: -reach, top: -reach, width: 2 * reach, height: 2 * reach }, (pen, px) => {
    pen.translate(-12, -12);
    const shape = new Path2D(outline);
    pen.save();
    pen.shadowColor = 'rgba(0,0,0,0.8)';
    pen.shadowBlur = 2.4 * px;
    pen.translate(0, 1.5);
    pen.fillStyle = mix(fill, '#05070d', 0.62);
    pen.fill(shape);
    pen.restore();
    pen.fillStyle = fill;
    pen.fill(shape);
    pen.save();
    pen.clip(shape);
    const light = pen.createLinearGradient(0, 0, 0, 24);
    light.addColorStop(0, 'rgba(255,255,255,0.34)');
    light.addColorStop(0.45, 'rgba(255,255,255,0.04)');
    light.addColorStop(1, 'rgba(0,0,0,0.18)');
    pen.fillStyle = light;
    pen.fillRect(-1, -1, 26, 26);
    pen.lineWidth = 2.4;
    pen.strokeStyle = 'rgba(255,255,255,0.5)';
    pen.stroke(shape);
    pen.restore();
    pen.lineWidth = 0.8;
    pen.strokeStyle = 'rgba(3,5,10,0.9)';
    pen.stroke(shape);
    pen.translate(12, 12);
    paintIcon(pen, icon, ink, 24 * share);
  });
}
