import type { Sketch } from '../../rulebook/lens';
import { BOARD } from '../colors';
import type { Pen } from '../draw/canvas';
import { onBoard } from '../scale';

/** Pixels of the page: letters on a plate. */
const LETTERS = 14;

/** Measured lines with their range on a plate; a broken one is obstructed. */
export function paintLines(pen: Pen, { lines }: Pick<Sketch, 'lines'>, scale: number): void {
  for (const { from, to, look } of lines) {
    const [a, b] = [onBoard(from), onBoard(to)];
    pen.lineWidth = 3 / scale;
    pen.strokeStyle = look === 'none' ? BOARD.bad : BOARD.lit;
    pen.setLineDash(look === 'free' ? [] : [8 / scale, 5 / scale]);
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    pen.stroke();
    pen.setLineDash([]);
    for (const end of [a, b]) {
      pen.beginPath();
      pen.arc(end.x, end.y, 4 / scale, 0, 7);
      pen.fillStyle = BOARD.lit;
      pen.fill();
    }
  }
  for (const [index, { from, to, label }] of lines.entries()) {
    const [a, b] = [onBoard(from), onBoard(to)];
    // Plates of two lines between the same ships stand apart.
    const share = lines.length > 1 ? 0.4 + 0.3 * (index % 2) : 0.5;
    plate(pen, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, label, scale);
  }
}

function plate(pen: Pen, { x, y }: { readonly x: number; readonly y: number }, text: string, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1 / scale, 1 / scale);
  pen.font = `650 ${LETTERS}px "Saira Variable", sans-serif`;
  const width = pen.measureText(text).width + 12;
  pen.fillStyle = BOARD.felt;
  pen.strokeStyle = BOARD.lit;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.roundRect(-width / 2, -12, width, 24, 5);
  pen.fill();
  pen.stroke();
  pen.fillStyle = BOARD.lit;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, 0, 1);
  pen.restore();
}
