import { Point as FlatPoint, Segment } from '@flatten-js/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseAt } from '../../../src/engine/geometry/base';
import type { Line } from '../../../src/engine/geometry/closest';
import { measureBases } from '../../../src/engine/geometry/distance';
import { crosses, lanesOf } from '../../../src/engine/geometry/obstruction';
import type { Polygon } from '../../../src/engine/geometry/polygon';
import { between, distanceBetween, step } from '../../../src/engine/geometry/pose';
import { at, flatPolygon, headings, hundredths, polygonsWithin, sizes } from '../../support/geometry';
import { ruler } from '../../support/geometryRange';

const ends = fc.record({ x: hundredths(-120, 120), y: hundredths(-120, 120) });

/** How deep the deepest of 50 points of a line lies in an outline, or null if the line does not even come to its edge. */
function depthOf({ from, to }: Line, outline: Polygon): number | null {
  const flat = flatPolygon(outline);
  const edges = [...flat.edges].map(edge => edge.shape);
  let deepest: number | null = null;
  for (let i = 0; i < 50; i++) {
    const { x, y } = between(from, to, (i + 0.5) / 50);
    const point = new FlatPoint(x, y);
    if (!flat.contains(point)) continue;
    deepest = Math.max(deepest ?? 0, Math.min(...edges.map(edge => point.distanceTo(edge)[0])));
  }
  const whole = new Segment(new FlatPoint(from.x, from.y), new FlatPoint(to.x, to.y));
  return deepest ?? (flat.intersect(whole).length > 0 ? 0 : null);
}

test('a line runs through an outline if a close look finds it deep inside', () => {
  fc.assert(
    fc.property(ends, ends, polygonsWithin(40), (from, to, outline) => {
      fc.pre(distanceBetween(from, to) > 1);
      const depth = depthOf({ from, to }, outline);
      fc.pre(depth === null || depth > 0.05);
      expect(crosses({ from, to }, outline)).toBe(depth !== null);
    }),
    { numRuns: 400 },
  );
}, 20_000);

/** Two ships that face each other across some outlines, 200 mm from centre to centre. */
const standoffs = fc
  .record({
    outlines: fc.array(polygonsWithin(60), { minLength: 2, maxLength: 4 }),
    heading: headings,
    aside: hundredths(-38, 38),
    size: sizes,
  })
  .map(({ outlines, heading, aside, size }) => {
    const middle = at(0, 0, heading);
    const measure = measureBases(baseAt(step(middle, -100, 0), size), baseAt(step(middle, 100, aside), 'small'));
    return { outlines, measure };
  });

test('lanes lie side by side from the first line to the last', () => {
  fc.assert(
    fc.property(standoffs, ({ outlines, measure }) => {
      const lanes = lanesOf(measure, outlines);
      const same = ({ from, to }: Line) => ruler([from.x, from.y, to.x, to.y]);
      expect(lanes[0]!.first).toEqual(same(measure.family![0]));
      expect(lanes.at(-1)!.last).toEqual(same(measure.family![1]));
      for (let i = 1; i < lanes.length; i++) {
        expect(lanes[i]!.first).toEqual(same(lanes[i - 1]!.last));
        expect(lanes[i]!.crosses).not.toEqual(lanes[i - 1]!.crosses);
      }
    }),
    { numRuns: 300 },
  );
});

test('lanes do not depend on the order of the outlines', () => {
  fc.assert(
    fc.property(standoffs, ({ outlines, measure }) => {
      const backward = lanesOf(measure, outlines.toReversed()).map(lane => ({
        ...lane,
        crosses: lane.crosses.map(index => outlines.length - 1 - index).toReversed(),
      }));
      expect(backward).toEqual(lanesOf(measure, outlines));
    }),
    { numRuns: 300 },
  );
});

test('every line of a lane crosses what the lane says', () => {
  let looked = 0;
  fc.assert(
    fc.property(standoffs, hundredths(0.02, 0.98), ({ outlines, measure }, part) => {
      for (const { first, last, crosses: crossed } of lanesOf(measure, outlines)) {
        const line = { from: between(first.from, last.from, part), to: between(first.to, last.to, part) };
        outlines.forEach((outline, index) => {
          // Near the lane's ends lines only touch.
          const depth = depthOf(line, outline);
          if (depth !== null && depth <= 0.05) return;
          expect(crossed.includes(index)).toBe(depth !== null);
          looked += 1;
        });
      }
    }),
    { numRuns: 150 },
  );
  expect(looked).toBeGreaterThan(150);
}, 20_000);
