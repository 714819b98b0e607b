import type { Drawing, IconPart } from './part';

type Point = readonly [x: number, y: number];

interface Motion {
  readonly point: (x: number, y: number) => Point;
  /** A mirror lets arcs run the other way round. */
  readonly flips: boolean;
}

const numbersIn = (text: string): readonly number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
const short = (value: number): number => Math.round(value * 100) / 100;

function moveCommand(command: string, { point, flips }: Motion): string {
  const letter = command[0]!;
  const numbers = numbersIn(command);
  if (letter === 'A') {
    const [rx, ry, tilt, large, sweep, x, y] = numbers as [number, number, number, number, number, number, number];
    const [toX, toY] = point(x, y);
    return `A${rx} ${ry} ${flips ? -tilt : tilt} ${large} ${flips ? 1 - sweep : sweep} ${short(toX)} ${short(toY)}`;
  }
  const points = Array.from({ length: numbers.length / 2 }, (_, at) => point(numbers[at * 2]!, numbers[at * 2 + 1]!));
  return letter + points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');
}

function moved(drawing: Drawing, motion: Motion): Drawing {
  const move = (d: string) => (d.match(/[A-Z][^A-Z]*/g) ?? []).map(command => moveCommand(command, motion)).join(' ');
  return drawing.map((part): IconPart => ({ ...part, d: move(part.d) }));
}

/** Left becomes right. */
export const mirrored = (drawing: Drawing): Drawing => moved(drawing, { point: (x, y) => [24 - x, y], flips: true });

/** Up becomes down. */
export const upsideDown = (drawing: Drawing): Drawing => moved(drawing, { point: (x, y) => [x, 24 - y], flips: true });

/** A quarter turn to the right about the middle. Its arcs must be of circles. */
export const quarterTurn = (drawing: Drawing): Drawing =>
  moved(drawing, { point: (x, y) => [24 - y, x], flips: false });
