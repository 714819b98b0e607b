import type { IconPart } from '../../art/icons';
import { faded, INK } from '../../art/palette';
import { makeSprite, type Sprite } from './sprite';
import { paintIcon } from './token';

/** A round marker of the mission. Around its middle, in millimetres, upright. */
export interface MarkerLook {
  readonly radius: number;
  readonly icon: readonly IconPart[];
  /** Whoever owns it; null for nobody. */
  readonly hex: string | null;
  readonly solidEdge: boolean;
  readonly charged: boolean;
}

const ROOM = 6;

export function markerSprite({ radius, icon, hex, solidEdge, charged }: MarkerLook): Sprite {
  const reach = radius + ROOM;
  return makeSprite({ left: -reach, top: -reach, width: 2 * reach, height: 2 * reach }, (pen, px) => {
    const disc = new Path2D();
    disc.arc(0, 0, radius, 0, 7);
    pen.save();
    pen.shadowColor = 'rgba(0,0,0,0.85)';
    pen.shadowBlur = 5 * px;
    pen.fillStyle = INK.night;
    pen.fill(disc);
    pen.restore();
    const light = pen.createRadialGradient(0, -radius * 0.4, 0, 0, 0, radius);
    light.addColorStop(0, INK.raised);
    light.addColorStop(1, INK.night);
    pen.fillStyle = light;
    pen.fill(disc);
    const rim = new Path2D();
    rim.arc(0, 0, radius - 0.8, 0, 7);
    pen.setLineDash(solidEdge ? [] : [4, 3]);
    pen.lineWidth = 1.6;
    pen.strokeStyle = hex ?? INK.quiet;
    pen.stroke(rim);
    pen.setLineDash([]);
    pen.lineWidth = 0.4;
    pen.strokeStyle = faded('#ffffff', 0.25);
    pen.beginPath();
    pen.arc(0, 0, radius - 2.6, 0, 7);
    pen.stroke();
    paintIcon(pen, icon, charged ? INK.lit : INK.quiet, radius * 1.36);
  });
}
