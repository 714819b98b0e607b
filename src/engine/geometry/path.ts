import type { ShipSize } from '../core/vocabulary';
import { cosine, normalize, sine, toDegrees } from './angle';
import { BASE_LENGTH, type Base } from './base';
import { type Course, facingOf, setAgainst } from './course';
import type { Pose } from './pose';
import { type PlacedTemplate, sweepOf } from './template';

/**
 * The way of a base along a template: the middles of its leading and trailing edge stay on the middle line,
 * which runs straight back through the starting base and straight on along the end's tangent.
 * A place on it is told by how far the trailing middle has come: 0 at the start, `length` at the end.
 */
export interface Path {
  readonly placed: PlacedTemplate;
  readonly course: Course;
  /** The length of the moving base's edge. */
  readonly edge: number;
  readonly length: number;
}

/** A maneuver's path is asked for again when the ship has moved along it. Neither poses nor courses are written into. */
let lately: { readonly start: Pose; readonly size: ShipSize; readonly path: Path } | null = null;

export function pathOf(start: Pose, size: ShipSize, course: Course): Path {
  if (lately?.start === start && lately.path.course === course && lately.size === size) return lately.path;
  const path = makePath(start, size, course);
  lately = { start, size, path };
  return path;
}

function makePath(start: Pose, size: ShipSize, course: Course): Path {
  const placed = setAgainst(start, size, course.from, course.template);
  return { placed, course, edge: BASE_LENGTH[size], length: BASE_LENGTH[size] + course.template.length };
}

/** The base part of the way along, facing the way it travels. */
export interface Carrier extends Base {
  /** The middle of its trailing edge, around which it swings. */
  readonly rearX: number;
  readonly rearY: number;
}

/** The carrier `travelled` millimetres along the path. */
export function carry({ placed, edge }: Path, travelled: number): Carrier {
  const { template, start } = placed;
  const sin = sine(start.heading);
  const cos = cosine(start.heading);
  // The template's own frame: ahead from its near edge, and out to the side to which it curves.
  const outX = template.side === 'left' ? -cos : cos;
  const outY = template.side === 'left' ? sin : -sin;
  const rear = travelled - edge;
  let rearOut = 0;
  let rearAhead = rear;
  let out = 0;
  let ahead = edge;
  if (template.radius > 0) {
    const bend = bendOf(template.radius, sweepOf(template), rear, edge);
    ({ rearOut, rearAhead, out, ahead } = bend);
  }
  const forwardX = (outX * out + sin * ahead) / edge;
  const forwardY = (outY * out + cos * ahead) / edge;
  const rearX = start.x + outX * rearOut + sin * rearAhead;
  const rearY = start.y + outY * rearOut + cos * rearAhead;
  const half = edge / 2;
  return { x: rearX + forwardX * half, y: rearY + forwardY * half, forwardX, forwardY, half, rearX, rearY };
}

/** The trailing middle `rear` along a curved line, and the vector from it to the leading middle, an edge's length away on the same line. */
function bendOf(radius: number, sweep: number, rear: number, edge: number) {
  const endOut = radius * (1 - Math.cos(sweep));
  const endAhead = radius * Math.sin(sweep);
  if (rear < 0) {
    const toEnd = Math.hypot(endOut, endAhead - rear);
    if (toEnd >= edge) {
      // |front - rear| = edge with the front on the arc: A sin φ - C cos φ = K.
      const a = -2 * rear * radius;
      const c = 2 * radius * radius;
      const k = edge * edge - rear * rear - c;
      const angle = Math.atan2(c, a) + Math.asin(Math.max(-1, k / Math.hypot(a, c)));
      return {
        rearOut: 0,
        rearAhead: rear,
        out: radius * (1 - Math.cos(angle)),
        ahead: radius * Math.sin(angle) - rear,
      };
    }
    return leadOnTangent(0, rear, endOut, endAhead, sweep, edge);
  }
  const angle = rear / radius;
  const rearOut = radius * (1 - Math.cos(angle));
  const rearAhead = radius * Math.sin(angle);
  const lead = edge < 2 * radius ? angle + 2 * Math.asin(edge / (2 * radius)) : Number.POSITIVE_INFINITY;
  if (lead <= sweep) {
    const out = radius * (1 - Math.cos(lead)) - rearOut;
    return { rearOut, rearAhead, out, ahead: radius * Math.sin(lead) - rearAhead };
  }
  return leadOnTangent(rearOut, rearAhead, endOut, endAhead, sweep, edge);
}

/** The leading middle beyond the template's end, an edge's length from the trailing one. */
function leadOnTangent(
  rearOut: number,
  rearAhead: number,
  endOut: number,
  endAhead: number,
  sweep: number,
  edge: number,
) {
  const tangentOut = Math.sin(sweep);
  const tangentAhead = Math.cos(sweep);
  const out = endOut - rearOut;
  const ahead = endAhead - rearAhead;
  const along = out * tangentOut + ahead * tangentAhead;
  const beyond = Math.sqrt(along * along - out * out - ahead * ahead + edge * edge) - along;
  return { rearOut, rearAhead, out: out + tangentOut * beyond, ahead: ahead + tangentAhead * beyond };
}

/** The ship's pose so far along the path, with the facing that its course gives it. */
export function poseAlong(path: Path, travelled: number): Pose {
  const { x, y, forwardX, forwardY } = carry(path, travelled);
  const heading = toDegrees(Math.atan2(forwardX, forwardY)) + facingOf(path.course.from);
  return { x, y, heading: normalize(heading) };
}
