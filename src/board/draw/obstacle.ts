import { faded, mix } from '../../art/palette';
import { chanceFrom, type Pen } from './canvas';
import { makeSprite, type Sprite } from './sprite';

/** Rocks, wrecks and clouds with volume. The outline itself is the rule's outline, drawn last and sharp. */
export interface ObstacleLook {
  readonly kind: 'asteroid' | 'debris' | 'gas';
  /** Corners in the piece's own frame, millimetres, y downward. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly seed: number;
}

/** Room for the shadow around it. */
const ROOM = 10;
type Point = readonly [x: number, y: number];

/** Baked once a piece and size on the screen. */
export function obstacleSprite(look: ObstacleLook): Sprite {
  const xs = look.outline.map(([x]) => x);
  const ys = look.outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  const [width, height] = [Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
  return makeSprite({ left, top, width, height }, (pen, px) => PAINT[look.kind](pen, look, px));
}

function pathOf(points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  path.closePath();
  return path;
}

const shrunk = (points: readonly Point[], by: number, [dx, dy]: Point = [0, 0]): Point[] =>
  points.map(([x, y]) => [x * by + dx, y * by + dy]);

/** Facets between rings of corners, each as light as it faces the lamp at the upper left. */
function asteroid(pen: Pen, { outline, seed }: ObstacleLook, px: number): void {
  const chance = chanceFrom(seed + 1);
  const edge = pathOf(outline);
  shadow(pen, edge, px);
  const jolt = (points: readonly Point[], by: number): Point[] =>
    points.map(([x, y]) => [x + (chance() - 0.5) * by, y + (chance() - 0.5) * by]);
  const rings = [outline, jolt(shrunk(outline, 0.74, [-1, -1.5]), 6), jolt(shrunk(outline, 0.4, [-2, -3]), 5)];
  pen.save();
  pen.clip(edge);
  rings.slice(0, -1).forEach((ring, level) => {
    const inner = rings[level + 1]!;
    ring.forEach((corner, i) => {
      const next = (i + 1) % ring.length;
      const lean = Math.atan2(corner[1] + ring[next]![1], corner[0] + ring[next]![0]);
      const light = Math.cos(lean - Math.PI * 1.25) * (level ? 0.5 : 1);
      for (const part of [
        [corner, ring[next]!, inner[i]!],
        [ring[next]!, inner[next]!, inner[i]!],
      ] as const)
        fill(pen, pathOf(part), mix('#1d1a1f', '#c2b5a5', 0.4 + light * 0.26 + (chance() - 0.5) * 0.1));
    });
  });
  const top = rings[2]!;
  top.forEach((corner, i) => {
    const tone = mix('#1d1a1f', '#c2b5a5', 0.56 + (chance() - 0.5) * 0.13);
    fill(pen, pathOf([corner, top[(i + 1) % top.length]!, [-3, -4]]), tone);
  });
  for (let i = 0; i < 7; i++) {
    const [x, y, r] = [(chance() - 0.5) * 40, (chance() - 0.5) * 44, 1.6 + chance() ** 2 * 6];
    const pit = pen.createRadialGradient(x + r * 0.3, y + r * 0.3, r * 0.2, x, y, r);
    pit.addColorStop(0, 'rgba(150,138,124,0.5)');
    pit.addColorStop(0.7, 'rgba(22,18,20,0.62)');
    pit.addColorStop(1, 'rgba(200,188,170,0.16)');
    pen.fillStyle = pit;
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.fill();
  }
  pen.restore();
  outlined(pen, edge, '#d8ccba', []);
}

/** Plates and struts of a wreck that drift apart. */
function debris(pen: Pen, { outline, seed }: ObstacleLook, px: number): void {
  const chance = chanceFrom(seed + 2);
  const edge = pathOf(outline);
  fill(pen, edge, 'rgba(122,66,38,0.34)');
  pen.save();
  pen.clip(edge);
  const reach = Math.max(...outline.flat().map(Math.abs));
  for (let i = 0; i < 46; i++) {
    const [x, y, size] = [(chance() * 2 - 1) * reach, (chance() * 2 - 1) * reach, 2 + chance() ** 2 * 9];
    const turn = chance() * 6.3;
    const corners = [0, 1.4, 2.6, 4.4].map((at): Point => {
      const away = size * (0.5 + chance() * 0.7);
      return [x + Math.cos(at + turn) * away, y + Math.sin(at + turn) * away * 0.7];
    });
    shadow(pen, pathOf(corners), px * 0.3);
    fill(pen, pathOf(corners), mix('#3a2620', chance() < 0.3 ? '#a7b0bd' : '#d08a58', 0.25 + chance() * 0.6));
  }
  pen.restore();
  outlined(pen, edge, '#f0a878', [4, 2.4]);
}

/** A bank of mist, thick in the middle. */
function gas(pen: Pen, { outline, seed }: ObstacleLook): void {
  const chance = chanceFrom(seed + 3);
  const edge = pathOf(outline);
  fill(pen, edge, 'rgba(36,92,70,0.36)');
  pen.save();
  pen.clip(edge);
  for (let i = 0; i < 26; i++) {
    const away = chance() ** 0.7 * 30;
    const [turn, r] = [chance() * 6.3, 8 + chance() * 15];
    const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
    const puff = pen.createRadialGradient(x, y, 0, x, y, r);
    puff.addColorStop(0, faded(i % 3 ? '#5fd0a2' : '#c8f5d8', 0.2));
    puff.addColorStop(1, faded('#5fd0a2', 0));
    pen.fillStyle = puff;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  pen.restore();
  outlined(pen, edge, '#a9ecc9', [0.1, 2.6]);
}

function shadow(pen: Pen, path: Path2D, px: number): void {
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,0.85)';
  pen.shadowBlur = 7 * px;
  pen.fillStyle = '#0a0a0e';
  pen.fill(path);
  pen.restore();
}

function fill(pen: Pen, path: Path2D, ink: string): void {
  pen.fillStyle = ink;
  pen.fill(path);
}

function outlined(pen: Pen, path: Path2D, ink: string, dash: readonly number[]): void {
  pen.setLineDash([...dash]);
  pen.lineCap = 'round';
  pen.strokeStyle = ink;
  pen.lineWidth = 1.1;
  pen.stroke(path);
  pen.setLineDash([]);
}

const PAINT = { asteroid, debris, gas } as const;
