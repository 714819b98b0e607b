import { cosine, sine } from './angle';
import { TOUCH } from './measures';
import { isInside, type Polygon } from './polygon';
import type { Point } from './pose';
import type { PlacedTemplate } from './template';

/** A line that cuts a template short: what lies ahead of it no longer counts. */
export interface Cut extends Point {
  readonly forwardX: number;
  readonly forwardY: number;
}

/** Whether a template could reach into a circle. */
export function isInReach({ template, start }: PlacedTemplate, { x, y }: Point, radius: number): boolean {
  const reach = template.length + template.width + radius;
  const dx = x - start.x;
  const dy = y - start.y;
  return dx * dx + dy * dy <= reach * reach;
}

/** Whether a template lies on an outline; with a cut, only its part behind the cut. Touching is not overlapping. */
export function templateOverlaps(placed: PlacedTemplate, polygon: Polygon, cut: Cut | null = null): boolean {
  const { template, start } = placed;
  if (!isInReach(placed, polygon, polygon.radius)) return false;
  const { sin, cos, outX, outY, sinSweep, cosSweep } = frameOf(placed);
  const { radius } = template;
  const inner = radius - template.width / 2 + TOUCH;
  const outer = radius + template.width / 2 - TOUCH;
  const half = template.width / 2 - TOUCH;

  const { xy } = polygon;
  let px = xy[xy.length - 2]!;
  let py = xy[xy.length - 1]!;
  let x1 = (px - start.x) * outX + (py - start.y) * outY;
  let y1 = (px - start.x) * sin + (py - start.y) * cos;
  let cut1 = cut ? behind(cut, px, py) : 1;
  for (let i = 0; i < xy.length; i += 2) {
    px = xy[i]!;
    py = xy[i + 1]!;
    const x2 = (px - start.x) * outX + (py - start.y) * outY;
    const y2 = (px - start.x) * sin + (py - start.y) * cos;
    const cut2 = cut ? behind(cut, px, py) : 1;
    from = 0;
    to = 1;
    if (keep(y1 - TOUCH, y2 - TOUCH) && keep(cut1, cut2)) {
      if (radius === 0) {
        const far = template.length - TOUCH;
        if (keep(far - y1, far - y2) && keep(half - x1, half - x2) && keep(half + x1, half + x2)) return true;
      } else {
        const end1 = sinSweep * (radius - x1) - cosSweep * y1 - TOUCH;
        const end2 = sinSweep * (radius - x2) - cosSweep * y2 - TOUCH;
        if (keep(end1, end2) && meetsRing(x1 - radius, y1, x2 - radius, y2, inner, outer)) return true;
      }
    }
    x1 = x2;
    y1 = y2;
    cut1 = cut2;
  }
  const inX = start.x + sin * (2 * TOUCH);
  const inY = start.y + cos * (2 * TOUCH);
  return (!cut || behind(cut, inX, inY) > 0) && isInside(polygon, inX, inY);
}

/** The template's own frame: y ahead from its near edge, x out to the side to which it curves. */
interface Frame {
  readonly placed: PlacedTemplate;
  readonly sin: number;
  readonly cos: number;
  readonly outX: number;
  readonly outY: number;
  readonly sinSweep: number;
  readonly cosSweep: number;
}

/** One template is held against many outlines: what its place comes to is worked out once. */
let lately: Frame | null = null;

function frameOf(placed: PlacedTemplate): Frame {
  if (lately?.placed === placed) return lately;
  const { template, start } = placed;
  const sin = sine(start.heading);
  const cos = cosine(start.heading);
  const isLeft = template.side === 'left';
  const sweep = Math.abs(template.turn);
  lately = {
    placed,
    sin,
    cos,
    outX: isLeft ? -cos : cos,
    outY: isLeft ? sin : -sin,
    sinSweep: sine(sweep),
    cosSweep: cosine(sweep),
  };
  return lately;
}

const behind = (cut: Cut, x: number, y: number): number => (cut.x - x) * cut.forwardX + (cut.y - y) * cut.forwardY;

/** The part of the segment in hand that is still in: kept outside the functions so that nothing is allocated. */
let from = 0;
let to = 1;

/** Keeps the part of the segment where a value, given at its two ends, is not negative; says whether any is left. */
function keep(first: number, second: number): boolean {
  if (first < 0) {
    if (second < 0) return false;
    from = Math.max(from, first / (first - second));
  } else if (second < 0) {
    to = Math.min(to, first / (first - second));
  }
  return from <= to;
}

/** Whether the kept part of a segment, seen from the ring's centre, meets the ring. */
function meetsRing(x1: number, y1: number, x2: number, y2: number, inner: number, outer: number): boolean {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const ax = x1 + dx * from;
  const ay = y1 + dy * from;
  const bx = x1 + dx * to;
  const by = y1 + dy * to;
  const a = ax * ax + ay * ay;
  const b = bx * bx + by * by;
  if (a < inner * inner && b < inner * inner) return false;
  const length = dx * dx + dy * dy;
  const foot = length > 0 ? Math.min(to, Math.max(from, -(x1 * dx + y1 * dy) / length)) : from;
  const fx = x1 + dx * foot;
  const fy = y1 + dy * foot;
  return fx * fx + fy * fy <= outer * outer;
}
