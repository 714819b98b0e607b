import { INK } from '../../art/palette';
import { makeSprite, type Sprite } from './sprite';

/** A ship's number and initiative on a plate, in pixels, from its top left corner. */
export interface TagLook {
  readonly mark: string;
  readonly initiative: number;
  readonly hex: string;
  readonly solidEdge: boolean;
  /** It acts now, or the question is about it. */
  readonly acting: boolean;
}

export const TAG = { width: 52, height: 21 } as const;

export function tagSprite({ mark, initiative, hex, solidEdge, acting }: TagLook): Sprite {
  const { width, height } = TAG;
  return makeSprite({ left: -2, top: -2, width: width + 4, height: height + 4 }, pen => {
    pen.beginPath();
    pen.roundRect(0.75, 0.75, width - 1.5, height - 1.5, 5);
    pen.fillStyle = acting ? INK.lit : INK.panel;
    pen.fill();
    pen.setLineDash(solidEdge ? [] : [4, 2.5]);
    pen.lineWidth = 1.5;
    pen.strokeStyle = acting ? INK.lit : hex;
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    pen.roundRect(width - 20, 3.5, 16.5, height - 7, 3);
    pen.fillStyle = acting ? INK.onLit : '#3a2c12';
    pen.fill();
    pen.textBaseline = 'middle';
    pen.textAlign = 'center';
    pen.font = '700 13px "Saira Variable", sans-serif';
    pen.fillStyle = acting ? INK.onLit : INK.text;
    pen.fillText(mark, (width - 20) / 2 + 1, height / 2 + 1);
    pen.fillStyle = INK.lit;
    pen.fillText(String(initiative), width - 11.75, height / 2 + 1);
  });
}
