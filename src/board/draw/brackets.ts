import type { Pen } from './canvas';

/** How much of an edge a bracket takes, and how far it stands off, in millimetres. */
const LENGTH = 9;
const AWAY = 4;

/** Four corners around a piece: it can be chosen, or is aimed at. */
export function paintBrackets(pen: Pen, half: number, color: string): void {
  const reach = half + AWAY;
  pen.beginPath();
  for (const [x, y] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    pen.moveTo(x * reach, y * (reach - LENGTH));
    pen.lineTo(x * reach, y * reach);
    pen.lineTo(x * (reach - LENGTH), y * reach);
  }
  pen.lineWidth = 1.9;
  pen.lineCap = 'square';
  pen.strokeStyle = color;
  pen.stroke();
}
