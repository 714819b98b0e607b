import { Arc, Point as FlatPoint, Polygon as FlatPolygon, Segment, vector } from '@flatten-js/core';
import fc from 'fast-check';
import { SHIP_SIZES, type ShipSize } from '../../src/engine/core/vocabulary';
import { toRadians } from '../../src/engine/geometry/angle';
import { type Base, baseAt, cornersOf } from '../../src/engine/geometry/base';
import type { Course } from '../../src/engine/geometry/course';
import { type Polygon, polygonAt, polygonOf } from '../../src/engine/geometry/polygon';
import { distanceBetween, type Point, type Pose } from '../../src/engine/geometry/pose';
import { bank, type PlacedTemplate, straight, type Template, turn } from '../../src/engine/geometry/template';

/** Everything is drawn in hundredths, so that a failure prints and shrinks to short numbers. */
export const hundredths = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(least * 100), max: Math.round(most * 100) }).map(n => n / 100);

/** Any heading; every second one a multiple of 15, where edges run parallel. */
export const headings: fc.Arbitrary<number> = fc.oneof(
  hundredths(0, 359.99),
  fc.integer({ min: 0, max: 23 }).map(n => n * 15),
);

export const sizes: fc.Arbitrary<ShipSize> = fc.constantFrom(...SHIP_SIZES);

/** Poses up to `reach` to each side of the origin. */
export const posesWithin = (reach: number): fc.Arbitrary<Pose> =>
  fc.record({ x: hundredths(-reach, reach), y: hundredths(-reach, reach), heading: headings });

export const poses = posesWithin(450);

export const basesWithin = (reach: number): fc.Arbitrary<Base> =>
  fc.tuple(posesWithin(reach), sizes).map(([pose, size]) => baseAt(pose, size));

/** An irregular outline like a printed asteroid, 8 to 14 corners around the origin; concave more often than not. */
export const blobs: fc.Arbitrary<readonly Point[]> = fc
  .array(fc.record({ out: hundredths(18, 52), lean: hundredths(-0.4, 0.4) }), { minLength: 8, maxLength: 14 })
  .map(corners =>
    corners.map(({ out, lean }, i) => {
      const angle = toRadians(((i + lean) * 360) / corners.length);
      return { x: out * Math.sin(angle), y: out * Math.cos(angle) };
    }),
  );

/** A U that opens to the front: its notch may be wide enough for a template or a base. */
export const notches: fc.Arbitrary<readonly Point[]> = fc
  .record({ gap: hundredths(5, 100), depth: hundredths(5, 90), wall: hundredths(2, 20) })
  .map(({ gap, depth, wall }) => uShape(gap, depth, wall));

/** Small tokens: mines, bombs, markers. */
export const tokens: fc.Arbitrary<readonly Point[]> = fc
  .record({ width: hundredths(2, 40), length: hundredths(2, 40) })
  .map(({ width, length }) => box(width, length));

export const polygonsWithin = (reach: number): fc.Arbitrary<Polygon> =>
  fc.tuple(fc.oneof(blobs, notches, tokens), posesWithin(reach)).map(([outline, pose]) => polygonAt(outline, pose));

export const SIDES = ['left', 'right'] as const;

/** Every template in the box, left and right. */
export const TEMPLATES: readonly Template[] = [
  ...[1, 2, 3, 4, 5].map(straight),
  ...SIDES.flatMap(side => [1, 2, 3].flatMap(speed => [bank(speed, side), turn(speed, side)])),
];

export const templates: fc.Arbitrary<Template> = fc.constantFrom(...TEMPLATES);

/** Any template against any edge. */
export const courses: fc.Arbitrary<Course> = fc.record({
  template: templates,
  from: fc.constantFrom('front', 'rear', 'left', 'right'),
  finish: fc.constant('none'),
});

export const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

/** A pose as written on paper: x, y and, if it does not look along y, a heading. */
export const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });

/** A ship's base, small unless said. */
export const ship = (x: number, y: number, heading = 0, size: ShipSize = 'small'): Base =>
  baseAt(at(x, y, heading), size);

/** A box around the origin. */
export const box = (width: number, length: number): readonly Point[] => [
  { x: -width / 2, y: length / 2 },
  { x: width / 2, y: length / 2 },
  { x: width / 2, y: -length / 2 },
  { x: -width / 2, y: -length / 2 },
];

/** A U open to the front, its notch centred on the origin. */
export function uShape(gap: number, depth: number, wall: number): readonly Point[] {
  const x = gap / 2;
  const y = depth / 2;
  return [
    { x: -x - wall, y },
    { x: -x, y },
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: x + wall, y },
    { x: x + wall, y: -y - wall },
    { x: -x - wall, y: -y - wall },
  ];
}

/** An upright rectangle on the table. */
export const rectangle = (left: number, right: number, near: number, far: number): Polygon =>
  polygonOf([left, near, right, near, right, far, left, far]);

export const polygon = (...corners: readonly (readonly [number, number])[]): Polygon => polygonOf(corners.flat());

/** The table seen in a mirror: left becomes right. */
export const mirrorPose = ({ x, y, heading }: Pose): Pose => ({ x: -x, y, heading: (360 - heading) % 360 });
export const mirrorBase = (base: Base): Base => ({ ...base, x: -base.x, forwardX: -base.forwardX });
export const mirrorPolygon = ({ xy }: Polygon): Polygon =>
  polygonOf(xy.map((value, i) => (i % 2 === 0 ? -value : value)));

export function mirrorTemplate(template: Template): Template {
  if (template.side === null) return template;
  return { ...template, side: template.side === 'left' ? 'right' : 'left', turn: -template.turn };
}
export function mirrorCourse({ template, from, finish }: Course): Course {
  const swap = { left: 'right', right: 'left', front: 'front', rear: 'rear' } as const;
  const roll = { rollLeft: 'rollRight', rollRight: 'rollLeft' } as const;
  const mirrored = finish === 'rollLeft' || finish === 'rollRight' ? roll[finish] : finish;
  return { template: mirrorTemplate(template), from: swap[from], finish: mirrored };
}

/** The table carried along: what lay around the origin now lies around `by`. */
export function carryPose(pose: Pose, by: Pose): Pose {
  const angle = toRadians(by.heading);
  return {
    x: by.x + Math.cos(angle) * pose.x + Math.sin(angle) * pose.y,
    y: by.y - Math.sin(angle) * pose.x + Math.cos(angle) * pose.y,
    heading: (pose.heading + by.heading) % 360,
  };
}

export function carryPolygon({ xy }: Polygon, by: Pose): Polygon {
  const carried: number[] = [];
  for (let i = 0; i < xy.length; i += 2) {
    const { x, y } = carryPose(at(xy[i]!, xy[i + 1]!), by);
    carried.push(x, y);
  }
  return polygonOf(carried);
}

/** The middle line that a base is moved along, by how far it has come past the template's near edge. */
export function middleLine({ template, start }: PlacedTemplate): (along: number) => Point {
  const heading = toRadians(start.heading);
  const side = template.side === 'left' ? -1 : 1;
  return along => {
    const angle = template.radius > 0 ? Math.max(0, Math.min(along, template.length)) / template.radius : 0;
    const beyond = template.radius > 0 ? Math.min(along, 0) + Math.max(along - template.length, 0) : along;
    const ahead = template.radius * Math.sin(angle) + beyond * Math.cos(angle);
    const right = side * (template.radius * (1 - Math.cos(angle)) + beyond * Math.sin(angle));
    return {
      x: start.x + Math.sin(heading) * ahead + Math.cos(heading) * right,
      y: start.y + Math.cos(heading) * ahead - Math.sin(heading) * right,
    };
  };
}

/** Where something that is false before and true after becomes true. */
export function bisect(least: number, most: number, isBeyond: (value: number) => boolean): number {
  let [low, high] = [least, most];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (isBeyond(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** A base on its path, found the slow way: the leading middle is looked for along the line. */
export function slowCarry(placed: PlacedTemplate, edge: number, travelled: number): Base {
  const line = middleLine(placed);
  const rear = line(travelled - edge);
  const lead = line(bisect(travelled - edge, travelled + 2 * edge, along => distanceBetween(rear, line(along)) > edge));
  return {
    x: (rear.x + lead.x) / 2,
    y: (rear.y + lead.y) / 2,
    forwardX: (lead.x - rear.x) / edge,
    forwardY: (lead.y - rear.y) / edge,
    half: edge / 2,
  };
}

/** How far two bases are apart, the slow way: every corner is held against every edge. */
export function slowGap(a: Base, b: Base): number {
  const beyondEdges = (base: Base, other: Base) =>
    [0, 90, 180, 270].map(angle => {
      const x = Math.cos(toRadians(angle)) * base.forwardX + Math.sin(toRadians(angle)) * base.forwardY;
      const y = Math.cos(toRadians(angle)) * base.forwardY - Math.sin(toRadians(angle)) * base.forwardX;
      return Math.min(...cornersOf(other).map(corner => (corner.x - base.x) * x + (corner.y - base.y) * y - base.half));
    });
  return Math.max(...beyondEdges(a, b), ...beyondEdges(b, a));
}

/** The difference of two headings, from 0 to 180. */
export function headingsApart(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

/** Compares poses as places: 359.9999999 and 0 are the same heading. */
export function posesApart(a: Pose, b: Pose): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), headingsApart(a.heading, b.heading));
}

/* The same shapes as @flatten-js/core builds them: a second opinion. */

const flatPoint = (x: number, y: number): FlatPoint => new FlatPoint(x, y);

export const flatPolygon = ({ xy }: Polygon): FlatPolygon => {
  const points: FlatPoint[] = [];
  for (let i = 0; i < xy.length; i += 2) points.push(flatPoint(xy[i]!, xy[i + 1]!));
  return new FlatPolygon(points);
};

/** A base grown to every side by so much. */
export const flatBase = (base: Base, grown = 0): FlatPolygon =>
  new FlatPolygon(cornersOf({ ...base, half: base.half + grown }).map(({ x, y }) => flatPoint(x, y)));

/** A template grown to every side by so much: a rectangle, or two segments and two arcs. */
export function flatTemplate({ template, start }: PlacedTemplate, grown = 0): FlatPolygon {
  const half = template.width / 2 + grown;
  const forward = vector(Math.sin(toRadians(start.heading)), Math.cos(toRadians(start.heading)));
  const right = vector(forward.y, -forward.x);
  const place = (ahead: number, out: number) =>
    flatPoint(start.x + forward.x * ahead + right.x * out, start.y + forward.y * ahead + right.y * out);
  if (template.radius === 0) {
    const far = template.length + grown;
    return new FlatPolygon([place(-grown, -half), place(far, -half), place(far, half), place(-grown, half)]);
  }
  // Grown ends stand off from the radial lines by a constant angle, the one of the middle line.
  const sign = template.side === 'left' ? -1 : 1;
  const centre = place(0, sign * template.radius);
  const lean = grown / template.radius;
  const towardStart = Math.atan2(start.y - centre.y, start.x - centre.x);
  const first = towardStart + sign * lean;
  const last = towardStart - sign * (toRadians(Math.abs(template.turn)) + lean);
  const on = (radius: number, angle: number) =>
    flatPoint(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  const inner = template.radius - half;
  const outer = template.radius + half;
  return new FlatPolygon([
    new Arc(centre, outer, first, last, sign < 0),
    new Segment(on(outer, last), on(inner, last)),
    new Arc(centre, inner, last, first, sign > 0),
    new Segment(on(inner, first), on(outer, first)),
  ]);
}

/** Whether two flatten polygons share any ground. */
export function flatMeet(a: FlatPolygon, b: FlatPolygon): boolean {
  if (!a.box.intersect(b.box)) return false;
  if (a.intersect(b).length > 0) return true;
  const [first] = a.vertices;
  const [second] = b.vertices;
  return b.contains(first!) || a.contains(second!);
}
