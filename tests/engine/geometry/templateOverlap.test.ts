import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Polygon, polygonAt } from '../../../src/engine/geometry/polygon';
import { step } from '../../../src/engine/geometry/pose';
import { bank, placeTemplate, sideways, straight, type Template, turn } from '../../../src/engine/geometry/template';
import { templateOverlaps } from '../../../src/engine/geometry/templateOverlap';
import {
  at,
  box,
  carryPolygon,
  carryPose,
  flatMeet,
  flatPolygon,
  flatTemplate,
  mirrorPolygon,
  mirrorPose,
  mirrorTemplate,
  ORIGIN,
  polygon,
  polygonsWithin,
  poses,
  posesWithin,
  rectangle,
  TEMPLATES,
  uShape,
} from '../../support/geometry';

/** A template that begins at the origin and leads along y. */
const laid = (template: Template) => placeTemplate(template, ORIGIN);
/** A crumb of 0.2 mm. */
const crumb = (x: number, y: number): Polygon => polygonAt(box(0.2, 0.2), at(x, y));

describe('a rectangle ends at its corners', () => {
  test.each([
    { name: 'straight 1', template: straight(1), half: 10, length: 40 },
    { name: 'straight 5', template: straight(5), half: 10, length: 200 },
    { name: 'straight 1 sideways', template: sideways(straight(1)), half: 20, length: 20 },
  ])('$name', ({ template, half, length }) => {
    for (const right of [-1, 1]) {
      expect(templateOverlaps(laid(template), crumb(right * (half - 0.5), 0.5))).toBe(true);
      expect(templateOverlaps(laid(template), crumb(right * (half + 0.5), 0.5))).toBe(false);
      expect(templateOverlaps(laid(template), crumb(right * (half - 0.5), -0.5))).toBe(false);
      expect(templateOverlaps(laid(template), crumb(right * (half - 0.5), length - 0.5))).toBe(true);
      expect(templateOverlaps(laid(template), crumb(right * (half - 0.5), length + 0.5))).toBe(false);
      expect(templateOverlaps(laid(template), crumb(right * (half + 0.5), length - 0.5))).toBe(false);
    }
  });
});

describe('a sector of a ring ends at its corners', () => {
  test.each([
    ...[80, 130, 180].map((radius, i) => ({
      name: `bank ${i + 1}`,
      template: bank(i + 1, 'right'),
      radius,
      sweep: Math.PI / 4,
    })),
    ...[35, 62.5, 90].map((radius, i) => ({
      name: `turn ${i + 1}`,
      template: turn(i + 1, 'right'),
      radius,
      sweep: Math.PI / 2,
    })),
  ])('$name', ({ template, radius, sweep }) => {
    /** Around the ring's centre, which lies `radius` to the right: so far out, so many millimetres past an angle. */
    const at = (out: number, angle: number, past: number) => {
      const turned = angle + past / out;
      return crumb(radius - out * Math.cos(turned), out * Math.sin(turned));
    };
    const isUnder = (piece: Polygon) => {
      const under = templateOverlaps(laid(template), piece);
      expect(templateOverlaps(laid(mirrorTemplate(template)), mirrorPolygon(piece))).toBe(under);
      return under;
    };
    for (const [inside, outside] of [
      [radius + 9.5, radius + 10.5],
      [radius - 9.5, radius - 10.5],
    ] as const) {
      expect(isUnder(at(inside, 0, 0.5))).toBe(true);
      expect(isUnder(at(inside, 0, -0.5))).toBe(false);
      expect(isUnder(at(outside, 0, 0.5))).toBe(false);
      expect(isUnder(at(inside, sweep / 2, 0))).toBe(true);
      expect(isUnder(at(outside, sweep / 2, 0))).toBe(false);
      expect(isUnder(at(inside, sweep, -0.5))).toBe(true);
      expect(isUnder(at(inside, sweep, 0.5))).toBe(false);
      expect(isUnder(at(outside, sweep, -0.5))).toBe(false);
    }
  });
});

/** The turn 3 template lies between 80 and 100 from its centre at 90, 0; it covers no point with y < 0 or x > 90. */
const TURN = turn(3, 'right');
/** The bank 1 template lies between 70 and 90 from 80, 0; its end corners are 80 - 90 C, 90 C and 80 - 70 C, 70 C. */
const BANK = bank(1, 'right');

test.each([
  {
    what: 'an outline around all of a straight',
    template: straight(2),
    outline: rectangle(-50, 50, -50, 150),
    overlaps: true,
  },
  {
    what: 'a token in the middle of a straight',
    template: straight(2),
    outline: rectangle(-2, 2, 38, 42),
    overlaps: true,
  },
  { what: 'a splinter across a straight', template: straight(2), outline: rectangle(-50, 50, 30, 31), overlaps: true },
  { what: 'a splinter beside a straight', template: straight(2), outline: rectangle(11, 50, 30, 31), overlaps: false },
  { what: 'an outline around all of a turn', template: TURN, outline: rectangle(-50, 150, -50, 150), overlaps: true },
  // 90 - 90 cos 45 = 26.4, 90 sin 45 = 63.6: the middle of the arc.
  { what: 'a token in the middle of a turn', template: TURN, outline: rectangle(24, 28, 62, 66), overlaps: true },
  // Its furthest corner from 90, 0 is 30, 40: 72.1 < 80.
  { what: 'a block in the hole of the turn', template: TURN, outline: rectangle(30, 89, 1, 40), overlaps: false },
  // 24, 46: root(66² + 46²) = 80.4.
  { what: 'a block that grows out of the hole', template: TURN, outline: rectangle(24, 89, 1, 46), overlaps: true },
  // 18, 72 is 101.8 from 90, 0; 20, 70 is 99.0.
  { what: 'a block outside the bend', template: TURN, outline: rectangle(-40, 18, 72, 120), overlaps: false },
  { what: 'a block on the bend', template: TURN, outline: rectangle(-40, 20, 70, 120), overlaps: true },
  {
    what: 'a splinter from arm to arm through the hole',
    template: TURN,
    outline: polygon([2, 5], [80, 90], [80, 91]),
    overlaps: true,
  },
  {
    what: 'a splinter inside the hole',
    template: TURN,
    outline: polygon([12, 5], [80, 76], [80, 77]),
    overlaps: false,
  },
  { what: 'a block before the near end', template: TURN, outline: rectangle(-20, 20, -30, -1), overlaps: false },
  { what: 'a block beyond the far end', template: TURN, outline: rectangle(91, 120, 70, 120), overlaps: false },
  // Behind both ends and across the centre: the ring would come round there, the sector does not.
  {
    what: 'a block on the far side of the centre',
    template: TURN,
    outline: rectangle(91, 200, -100, -1),
    overlaps: false,
  },
  {
    what: 'a block beyond the end of a bank',
    template: BANK,
    outline: polygon([17, 65], [32, 51], [60, 80]),
    overlaps: false,
  },
  {
    what: 'a block just on the end of a bank',
    template: BANK,
    outline: polygon([15, 64], [30, 48], [60, 80]),
    overlaps: true,
  },
])('$what: $overlaps', ({ template, outline, overlaps }) => {
  expect(templateOverlaps(laid(template), outline)).toBe(overlaps);
  const by = at(-200, 77, 130);
  expect(templateOverlaps(placeTemplate(template, by), carryPolygon(outline, by))).toBe(overlaps);
  if (template.side) expect(templateOverlaps(laid(mirrorTemplate(template)), mirrorPolygon(outline))).toBe(overlaps);
});

describe('through the notch of a U', () => {
  test.each([
    {
      what: 'a straight template, 20 wide, in a notch of 21',
      template: straight(1),
      u: uShape(21, 90, 8),
      overlaps: false,
    },
    { what: 'in a notch of 19', template: straight(1), u: uShape(19, 90, 8), overlaps: true },
    // A bank 1 is 10 left of its foot and reaches 80 - 70 cos 45 = 30.5 to the right.
    { what: 'a bank 1 in a notch from -31 to 31', template: BANK, u: uShape(62, 140, 8), overlaps: false },
    { what: 'a bank 1 in a notch from -30 to 30', template: BANK, u: uShape(60, 140, 8), overlaps: true },
    {
      what: 'a straight that stops short of the bottom',
      template: straight(1),
      u: uShape(30, 82, 8),
      overlaps: false,
      turned: 180,
    },
    { what: 'a straight on the bottom', template: straight(1), u: uShape(30, 78, 8), overlaps: true, turned: 180 },
  ])('$what: $overlaps', ({ template, u, overlaps, turned = 0 }) => {
    expect(templateOverlaps(laid(template), polygonAt(u, at(0, 0, turned)))).toBe(overlaps);
  });
});

describe('touching is not overlapping', () => {
  test.each([
    { deep: -0.5, overlaps: false },
    { deep: 0.005, overlaps: false },
    { deep: 0.02, overlaps: true },
  ])('$deep deep: $overlaps', ({ deep, overlaps }) => {
    for (const outline of [
      rectangle(10 - deep, 40, 5, 30),
      rectangle(-40, -10 + deep, 5, 30),
      rectangle(-5, 5, 40 - deep, 60),
      rectangle(-30, 30, -60, deep),
    ]) {
      expect(templateOverlaps(laid(straight(1)), outline)).toBe(overlaps);
    }
    for (const outline of [
      // From 90, 0: the corner of the first is the closest to it, that of the second the furthest from it.
      rectangle(-40, 90 - (100 - deep) * Math.SQRT1_2, (100 - deep) * Math.SQRT1_2, 120),
      rectangle(90 - (80 + deep) * Math.SQRT1_2, 80, 10, (80 + deep) * Math.SQRT1_2),
      rectangle(-5, 5, -60, deep),
      rectangle(90 - deep, 120, 85, 95),
      rectangle(-40, 120, 100 - deep, 120),
    ]) {
      expect(templateOverlaps(laid(TURN), outline)).toBe(overlaps);
    }
  });
});

describe('cut short', () => {
  /** Only what lies behind y = 50 counts. */
  const cut = { x: 0, y: 50, forwardX: 0, forwardY: 1 };

  test.each([
    { what: 'before the cut', outline: rectangle(-5, 5, 40, 45), overlaps: true },
    { what: 'across the cut', outline: rectangle(-5, 5, 45, 60), overlaps: true },
    { what: 'beyond the cut', outline: rectangle(-5, 5, 51, 60), overlaps: false },
    { what: 'all around', outline: rectangle(-50, 50, -50, 200), overlaps: true },
    { what: 'all around the part beyond', outline: rectangle(-50, 50, 51, 200), overlaps: false },
  ])('an outline $what: $overlaps', ({ outline, overlaps }) => {
    expect(templateOverlaps(laid(straight(3)), outline, cut)).toBe(overlaps);
    expect(templateOverlaps(laid(straight(3)), outline)).toBe(true);
  });

  test('nothing is left of a template that lies wholly beyond the cut', () => {
    const behind = { x: 0, y: -1, forwardX: 0, forwardY: 1 };
    expect(templateOverlaps(laid(straight(3)), rectangle(-50, 50, -50, 200), behind)).toBe(false);
  });
});

test('the table may be moved, turned or seen in a mirror', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TEMPLATES),
      posesWithin(5),
      polygonsWithin(90),
      poses,
      (template, pose, outline, by) => {
        const placed = placeTemplate(template, pose);
        const flat = flatPolygon(outline);
        const meet = flatMeet(flatTemplate(placed, 0.05), flat);
        fc.pre(meet === flatMeet(flatTemplate(placed, -0.05), flat));
        const mirrored = placeTemplate(mirrorTemplate(template), mirrorPose(pose));
        expect(templateOverlaps(mirrored, mirrorPolygon(outline))).toBe(meet);
        expect(templateOverlaps(placeTemplate(template, carryPose(pose, by)), carryPolygon(outline, by))).toBe(meet);
      },
    ),
    { numRuns: 300 },
  );
});

describe('a second opinion on 2500 outlines that the template does not just touch', () => {
  test.each([
    {
      shape: 'rectangle',
      among: [...TEMPLATES.filter(({ side }) => !side), sideways(straight(1)), sideways(straight(2))],
    },
    { shape: 'sector of a ring', among: TEMPLATES.filter(({ side }) => side) },
  ])('a $shape', ({ among }) => {
    fc.assert(
      fc.property(fc.constantFrom(...among), posesWithin(5), polygonsWithin(75), (template, pose, outline) => {
        const placed = placeTemplate(template, step(pose, -template.length / 2, 0));
        const flat = flatPolygon(outline);
        const meet = flatMeet(flatTemplate(placed, 0.05), flat);
        fc.pre(meet === flatMeet(flatTemplate(placed, -0.05), flat));
        expect(templateOverlaps(placed, outline)).toBe(meet);
      }),
      { numRuns: 2500 },
    );
  });
});
