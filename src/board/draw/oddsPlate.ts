import { INK } from '../../art/palette';
import type { Pen } from './canvas';
import { makeSprite, type Sprite } from './sprite';

/** The chance to hit and the dice of an attack, on a plate beside its target. In pixels, from its top left corner. */
export interface OddsPlateLook {
  readonly percent: string;
  readonly hit: number;
  readonly dice: readonly [attack: number, defense: number];
  readonly chosen: boolean;
}

export const ODDS_PLATE = { width: 120, height: 34 } as const;

export function oddsPlateSprite({ percent, hit, dice, chosen }: OddsPlateLook): Sprite {
  const { width, height } = ODDS_PLATE;
  return makeSprite({ left: -2, top: -2, width: width + 4, height: height + 4 }, pen => {
    pen.beginPath();
    pen.roundRect(1, 1, width - 2, height - 2, 9);
    pen.fillStyle = INK.panel;
    pen.fill();
    pen.lineWidth = chosen ? 2 : 1;
    pen.strokeStyle = chosen ? INK.lit : INK.line;
    pen.stroke();
    ring(pen, 18, height / 2, hit);
    pen.fillStyle = INK.text;
    pen.font = '700 15px "Saira Variable", sans-serif';
    pen.textAlign = 'left';
    pen.textBaseline = 'middle';
    pen.fillText(percent, 33, height / 2 + 1);
    die(pen, width - 35, height / 2, 6, '#cf2f35', dice[0]);
    die(pen, width - 15, height / 2, 0, '#1f7a45', dice[1]);
  });
}

/** As much of a ring as it is likely. */
function ring(pen: Pen, x: number, y: number, share: number): void {
  pen.lineWidth = 4;
  for (const [ink, part] of [
    [INK.raised, 1],
    [INK.lit, share],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, 9, -Math.PI / 2, -Math.PI / 2 + part * 2 * Math.PI);
    pen.strokeStyle = ink;
    pen.stroke();
  }
}

/** Attack dice are hexagons, defense dice round: told apart without colour. */
function die(pen: Pen, x: number, y: number, corners: number, ink: string, count: number): void {
  pen.beginPath();
  if (corners === 0) pen.arc(x, y, 9, 0, 7);
  for (let at = 0; at < corners; at++) {
    const angle = (at / corners) * 2 * Math.PI;
    pen.lineTo(x + Math.sin(angle) * 10, y - Math.cos(angle) * 10);
  }
  pen.closePath();
  pen.fillStyle = ink;
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.font = '700 12px "Saira Variable", sans-serif';
  pen.textAlign = 'center';
  pen.fillText(String(count), x, y + 1);
}
