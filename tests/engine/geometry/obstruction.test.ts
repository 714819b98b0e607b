import { describe, expect, test } from 'vitest';
import { rangeInArc } from '../../../src/engine/geometry/arc';
import { measureBases } from '../../../src/engine/geometry/distance';
import { crosses, lanesOf, outlineOf } from '../../../src/engine/geometry/obstruction';
import { type Polygon, polygonAt } from '../../../src/engine/geometry/polygon';
import { at, box, carryPolygon, polygon, rectangle, ship, uShape } from '../../support/geometry';
import { line } from '../../support/geometryRange';

describe('a line from 0, 0 to 0, 100 and an outline', () => {
  const ahead = line(0, 0, 0, 100);

  test.each([
    { where: 'across it', outline: rectangle(-10, 10, 40, 60), through: true },
    { where: 'a splinter across it', outline: rectangle(-10, 10, 50, 50.1), through: true },
    { where: 'on its right, touching', outline: rectangle(0, 20, 40, 60), through: false },
    { where: 'on its left, touching', outline: rectangle(-20, 0, 40, 60), through: false },
    { where: 'a touch across, from the right', outline: rectangle(-0.005, 20, 40, 60), through: false },
    { where: 'a touch across, from the left', outline: rectangle(-20, 0.005, 40, 60), through: false },
    { where: 'just across, from the right', outline: rectangle(-0.02, 20, 40, 60), through: true },
    { where: 'just across, from the left', outline: rectangle(-20, 0.02, 40, 60), through: true },
    { where: 'with a corner on it', outline: polygon([0, 50], [20, 40], [20, 60]), through: false },
    { where: 'with a blunt corner a touch over it', outline: polygon([-0.005, 50], [20, 0], [20, 99]), through: false },
    { where: 'with a corner over it', outline: polygon([-0.1, 50], [20, 40], [20, 60]), through: true },
    { where: 'beginning where it ends', outline: rectangle(-10, 10, 100, 140), through: false },
    { where: 'beginning a touch before its end', outline: rectangle(-10, 10, 99.995, 140), through: false },
    { where: 'beginning just before its end', outline: rectangle(-10, 10, 99.98, 140), through: true },
    { where: 'ending where it begins', outline: rectangle(-10, 10, -40, 0), through: false },
    { where: 'ending just after its beginning', outline: rectangle(-10, 10, -40, 0.02), through: true },
    { where: 'around all of it', outline: rectangle(-10, 10, -10, 110), through: true },
    { where: 'further on', outline: rectangle(-10, 10, 120, 140), through: false },
    { where: 'beside it', outline: rectangle(10, 20, 40, 60), through: false },
    { where: 'a U with the line in its notch', outline: polygonAt(uShape(30, 130, 10), at(0, 60)), through: false },
    {
      where: 'a U with the line through its bottom',
      outline: polygonAt(uShape(30, 130, 10), at(0, 80)),
      through: true,
    },
    { where: 'a U with the line along its arm', outline: polygonAt(uShape(30, 130, 10), at(15, 60)), through: false },
    { where: 'a U with the line through its arm', outline: polygonAt(uShape(30, 130, 10), at(16, 60)), through: true },
  ])('$where: $through', ({ outline, through }) => {
    expect(crosses(ahead, outline)).toBe(through);
    expect(crosses({ from: ahead.to, to: ahead.from }, outline)).toBe(through);
    // Turned by 30° and moved: from 200, 300 by 100 to the direction 30°.
    const turned = line(200, 300, 250, 300 + 50 * Math.sqrt(3));
    expect(crosses(turned, carryPolygon(outline, at(200, 300, 30)))).toBe(through);
  });

  test.each([
    { where: 'on the outline', outline: rectangle(-10, 10, -10, 10), through: true },
    { where: 'on its edge', outline: rectangle(0, 20, -10, 10), through: false },
    { where: 'on its other edge', outline: rectangle(-20, 0, -10, 10), through: false },
    { where: 'on its corner', outline: rectangle(0, 20, 0, 20), through: false },
    { where: 'beside it', outline: rectangle(5, 20, -10, 10), through: false },
  ])('a line of no length $where: $through', ({ outline, through }) => {
    expect(crosses(line(0, 0, 0, 0), outline)).toBe(through);
  });
});

/** Lanes as they were on paper: from x, to x, what they cross. */
const lanesAlongX = (measure: ReturnType<typeof measureBases>, outlines: readonly Polygon[]) =>
  lanesOf(measure, outlines).map(({ first, last, crosses: crossed }) => [
    Number(first.from.x.toFixed(6)),
    Number(last.from.x.toFixed(6)),
    [...crossed],
  ]);

describe('parallel edges: a lane for each stretch of lines that cross the same', () => {
  /** From our front edge at y = 20 to its rear edge at 120, all lines from x = -20 to 20. */
  const measure = measureBases(ship(0, 0), ship(0, 140));

  test.each([
    { rocks: 'none', outlines: [], lanes: [[-20, 20, []]] },
    {
      rocks: 'one over the left half',
      outlines: [rectangle(-30, 0, 50, 90)],
      lanes: [
        [-20, 0, [0]],
        [0, 20, []],
      ],
    },
    { rocks: 'one over all', outlines: [rectangle(-30, 30, 50, 90)], lanes: [[-20, 20, [0]]] },
    { rocks: 'one exactly as wide', outlines: [rectangle(-20, 20, 50, 90)], lanes: [[-20, 20, [0]]] },
    { rocks: 'one that touches the last line', outlines: [rectangle(20, 60, 50, 90)], lanes: [[-20, 20, []]] },
    { rocks: 'one a touch over the last line', outlines: [rectangle(19.995, 60, 50, 90)], lanes: [[-20, 20, []]] },
    {
      rocks: 'one just over the last line',
      outlines: [rectangle(19.9, 60, 50, 90)],
      lanes: [
        [-20, 19.9, []],
        [19.9, 20, [0]],
      ],
    },
    {
      rocks: 'two with a lane between them',
      outlines: [rectangle(6, 30, 30, 50), rectangle(-30, -5, 70, 90)],
      lanes: [
        [-20, -5, [1]],
        [-5, 6, []],
        [6, 20, [0]],
      ],
    },
    {
      rocks: 'two that overlap each other, seen from here',
      outlines: [rectangle(-30, 5, 30, 50), rectangle(-5, 30, 70, 90)],
      lanes: [
        [-20, -5, [0]],
        [-5, 5, [0, 1]],
        [5, 20, [1]],
      ],
    },
    {
      rocks: 'two that touch each other',
      outlines: [rectangle(-30, 0, 50, 90), rectangle(0.005, 30, 50, 90)],
      lanes: [
        [-20, 0, [0]],
        [0, 20, [1]],
      ],
    },
    {
      rocks: 'two that almost touch each other',
      outlines: [rectangle(-30, 0, 50, 90), rectangle(0.02, 30, 50, 90)],
      lanes: [
        [-20, 0, [0]],
        [0, 0.02, []],
        [0.02, 20, [1]],
      ],
    },
    {
      // Its bottom lies under the target; only its arms reach into the gap, at x < -8 and x > 8.
      rocks: 'a U that leaves a lane in its notch',
      outlines: [polygonAt(uShape(16, 80, 30), at(0, 105, 180))],
      lanes: [
        [-20, -8, [0]],
        [-8, 8, []],
        [8, 20, [0]],
      ],
    },
    {
      // The bottom, 30 thick, now ends at y = 115, before the target.
      rocks: 'a U whose bottom closes the notch',
      outlines: [polygonAt(uShape(16, 80, 30), at(0, 45, 180))],
      lanes: [[-20, 20, [0]]],
    },
    {
      // Its tip is at 0, 100; where it goes under the target, at y = 120, it is 10 wide to each side.
      rocks: 'the tip of one that lies under the target',
      outlines: [polygon([0, 100], [15, 130], [-15, 130])],
      lanes: [
        [-20, -10, []],
        [-10, 10, [0]],
        [10, 20, []],
      ],
    },
    {
      rocks: 'one behind us, one behind the target',
      outlines: [rectangle(-9, 9, 0, 20), rectangle(-9, 9, 120, 150)],
      lanes: [[-20, 20, []]],
    },
    {
      rocks: 'another ship',
      outlines: [outlineOf(ship(10, 70))],
      lanes: [
        [-20, -10, []],
        [-10, 20, [0]],
      ],
    },
    {
      // On its corner, half a diagonal to each side of x = 20; less than 20 of it is in line.
      rocks: 'another ship, turned',
      outlines: [outlineOf(ship(20, 70, 45))],
      lanes: [
        [-20, Number((20 - 20 * Math.SQRT2).toFixed(6)), []],
        [Number((20 - 20 * Math.SQRT2).toFixed(6)), 20, [0]],
      ],
    },
    {
      rocks: 'a mine',
      outlines: [polygonAt(box(6, 12), at(4, 60))],
      lanes: [
        [-20, 1, []],
        [1, 7, [0]],
        [7, 20, []],
      ],
    },
  ])('$rocks', ({ outlines, lanes }) => {
    expect(lanesAlongX(measure, outlines)).toEqual(lanes);
  });

  test('a lane tells its first and last line from end to end', () => {
    const [crossed, free] = lanesOf(measure, [rectangle(-30, 0, 50, 90)]);
    expect(crossed).toEqual({ first: line(-20, 20, -20, 120), last: line(0, 20, 0, 120), crosses: [0] });
    expect(free).toEqual({ first: line(0, 20, 0, 120), last: line(20, 20, 20, 120), crosses: [] });
  });

  test('only lines in the attack arc count', () => {
    const inBullseye = rangeInArc(ship(0, 0), 'bullseye', ship(0, 140))!;
    expect(lanesAlongX(inBullseye, [rectangle(7.5, 30, 50, 90)])).toEqual([[-7.395, 7.395, []]]);
    expect(lanesAlongX(inBullseye, [rectangle(7, 30, 50, 90)])).toEqual([
      [-7.395, 7, []],
      [7, 7.395, [0]],
    ]);
    expect(lanesAlongX(inBullseye, [rectangle(-10, 30, 50, 90)])).toEqual([[-7.395, 7.395, [0]]]);
  });
});

describe('a single shortest line', () => {
  /** From the corner 20, 20 to the corner 120, 120. */
  const measure = measureBases(ship(0, 0), ship(140, 140));
  const only = line(20, 20, 120, 120);

  test.each([
    { where: 'on the line', outline: rectangle(60, 80, 60, 80), crossed: [0] },
    { where: 'beside the line', outline: rectangle(75, 90, 50, 70), crossed: [] },
    // The corner 70, 70 lies on the line.
    { where: 'with a corner on the line', outline: rectangle(70, 90, 50, 70), crossed: [] },
    { where: 'with a corner over the line', outline: rectangle(69.9, 90, 50, 70), crossed: [0] },
  ])('a rock $where: no other way to measure', ({ outline, crossed }) => {
    expect(lanesOf(measure, [outline])).toEqual([{ first: only, last: only, crosses: crossed }]);
  });
});

describe('ships that touch, on a rock', () => {
  /** Front edge on rear edge at y = 20, from x = -20 to 20: lines of no length. */
  const measure = measureBases(ship(0, 0), ship(0, 40));

  test.each([
    { where: 'under all of the edge', rock: rectangle(-30, 30, 0, 40), lanes: [[-20, 20, [0]]] },
    { where: 'beside it', rock: rectangle(25, 50, 0, 40), lanes: [[-20, 20, []]] },
    { where: 'flush with the edge', rock: rectangle(-30, 30, 20, 40), lanes: [[-20, 20, []]] },
    {
      // Its slanting edge passes y = 20 at x = 0; none of its corners is near.
      where: 'under the left half',
      rock: polygon([-30, 0], [-10, 0], [10, 40], [-30, 40]),
      lanes: [
        [-20, 0, [0]],
        [0, 20, []],
      ],
    },
  ])('$where', ({ rock, lanes }) => {
    expect(lanesAlongX(measure, [rock])).toEqual(lanes);
  });
});
