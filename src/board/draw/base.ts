import { faded, INK, mix, vivid } from '../../art/palette';
import { chanceFrom, type Pen } from './canvas';
import { paintModel } from './model';
import { makeSprite, type Sprite } from './sprite';

/** A ship's base as a printed token in a clear tray. Millimetres, nose up, around its middle. */
export interface BaseLook {
  readonly half: number;
  readonly hex: string;
  /** The side's pattern: an 8 × 8 tile as path data. */
  readonly tile: string;
  readonly solidEdge: boolean;
  /** The model that stands on it; empty when it has broken up. */
  readonly path: string;
  /** Opening of the front arc from the middle, in degrees. */
  readonly opening: number;
  /** Arcs that a weapon of the ship fires into; the front one is filled most. */
  readonly rearArmed: boolean;
  readonly bullseye: number;
  readonly mark: string;
  readonly initiative: number;
}

/** Room for the shadow around the base. */
export const SHADOW = 9;

/** Baked once a ship and size on the screen. */
export function baseSprite(look: BaseLook): Sprite {
  const reach = look.half + SHADOW;
  const frame = { left: -reach, top: -reach, width: 2 * reach, height: 2 * reach };
  return makeSprite(frame, (pen, px) => paintBase(pen, look, px));
}

const square = (pen: Pen, half: number, round: number): void => {
  pen.beginPath();
  pen.roundRect(-half, -half, 2 * half, 2 * half, round);
};

export function paintBase(pen: Pen, look: BaseLook, px: number): void {
  const { half, hex, opening } = look;
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.85)';
  pen.shadowBlur = 7 * px;
  pen.fillStyle = '#060911';
  square(pen, half, 1.6);
  pen.fill();
  pen.restore();
  // The card: dark, in the side's hue, darkest in the corners.
  const card = pen.createRadialGradient(0, 0, half * 0.1, 0, 0, half * 1.45);
  card.addColorStop(0, mix(vivid(hex), '#0a1020', 0.72));
  card.addColorStop(1, mix(vivid(hex), '#060a14', 0.86));
  pen.fillStyle = card;
  square(pen, half - 0.7, 1.2);
  pen.fill();
  pen.save();
  pen.clip();
  specks(pen, half);
  arcs(pen, look, (half - 0.7) * Math.tan((opening * Math.PI) / 360));
  frame(pen, look);
  pen.restore();
  if (look.path) paintModel(pen, { path: look.path, hex }, (half / 18) * (half > 30 ? 0.88 : 0.95), px);
  numbers(pen, look);
  // The tray's rim catches the light; the far side's rim is broken.
  pen.lineWidth = 1.3;
  pen.strokeStyle = hex;
  pen.setLineDash(look.solidEdge ? [] : [5, 2.6]);
  square(pen, half - 0.65, 1.4);
  pen.stroke();
  pen.setLineDash([]);
}

function specks(pen: Pen, half: number): void {
  const chance = chanceFrom(half * 7);
  pen.fillStyle = 'rgba(255,255,255,0.4)';
  for (let i = 0; i < half * 1.4; i++) pen.fillRect((chance() * 2 - 1) * half, (chance() * 2 - 1) * half, 0.3, 0.3);
}

function wedge(pen: Pen, half: number, reach: number, up: 1 | -1): void {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(-reach, -up * half);
  pen.lineTo(reach, -up * half);
  pen.closePath();
}

function arcs(pen: Pen, { half, hex, rearArmed, bullseye }: BaseLook, reach: number): void {
  const light = (up: 1 | -1, most: number) => {
    const fill = pen.createLinearGradient(0, 0, 0, -up * half);
    fill.addColorStop(0, faded(vivid(hex), 0.12));
    fill.addColorStop(1, faded(vivid(hex), most));
    return fill;
  };
  pen.lineWidth = 0.45;
  pen.strokeStyle = faded(hex, 0.55);
  wedge(pen, half, reach, -1);
  if (rearArmed) {
    pen.fillStyle = light(-1, 0.5);
    pen.fill();
  }
  pen.stroke();
  wedge(pen, half, reach, 1);
  pen.fillStyle = light(1, 0.72);
  pen.fill();
  pen.strokeStyle = faded(mix(hex, '#ffffff', 0.4), 0.95);
  pen.stroke();
  // The bullseye: a strip of chevrons, told from the arc by its drawing.
  const side = bullseye / 2;
  pen.fillStyle = faded(mix(hex, '#ffffff', 0.55), 0.34);
  pen.fillRect(-side, -half, bullseye, half * 0.62);
  pen.strokeStyle = faded('#ffffff', 0.7);
  pen.lineWidth = 0.4;
  pen.strokeRect(-side, -half - 1, bullseye, half * 0.62 + 1);
  pen.beginPath();
  for (let y = -half + 4.5; y < -half * 0.4; y += 3.4) {
    pen.moveTo(-side, y + 2.6);
    pen.lineTo(0, y);
    pen.lineTo(side, y + 2.6);
  }
  pen.stroke();
}

/** The side's pattern along both flanks, and a bright bow: facing is seen from afar. */
function frame(pen: Pen, { half, hex, tile }: BaseLook): void {
  const print = new Path2D();
  const one = new Path2D(tile);
  for (let y = -half * 0.3; y < half; y += 3.2)
    for (const x of [-half + 0.7, half - 3.9]) print.addPath(one, new DOMMatrix([0.4, 0, 0, 0.4, x, y]));
  pen.fillStyle = faded(hex, 0.8);
  pen.fill(print);
  pen.fillStyle = mix(hex, '#ffffff', 0.25);
  pen.fillRect(-half * 0.62, -half, half * 1.24, 2.1);
}

function numbers(pen: Pen, { half, mark, initiative }: BaseLook): void {
  const size = half > 30 ? 9 : 6.6;
  const at = half - 1.2 - size * 0.62;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [x, text, ink] of [
    [-at, String(initiative), INK.lit],
    [at, mark, '#ffffff'],
  ] as const) {
    pen.font = `700 ${size * (text.length > 1 ? 0.86 : 1.1)}px "Saira Variable", sans-serif`;
    pen.lineJoin = 'round';
    pen.lineWidth = 2;
    pen.strokeStyle = 'rgba(4,7,14,0.9)';
    pen.strokeText(text, x, at + size * 0.06);
    pen.fillStyle = ink;
    pen.fillText(text, x, at + size * 0.06);
  }
}
