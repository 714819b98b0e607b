import { expect, test } from 'vitest';
import { sectorOf } from '../../../src/board/overlays/sector';
import { step } from '../../../src/engine/geometry/pose';
import { bank, placeTemplate, straight, turn } from '../../../src/engine/geometry/template';

const START = { x: 200, y: 300, heading: 25 };

test.each([
  ['bank', bank(2, 'left')],
  ['bank', bank(3, 'right')],
  ['turn', turn(1, 'left')],
  ['turn', turn(3, 'right')],
])('the sector of a %s begins and ends with the template', (_, template) => {
  const placed = placeTemplate(template, START);
  const { centre, inner, outer, from, sweep } = sectorOf(placed)!;
  const middle = (inner + outer) / 2;
  const at = (heading: number) => step({ ...centre, heading }, middle, 0);
  const [first, last] = template.side === 'right' ? [from, from + sweep] : [from + sweep, from];
  expect(at(first).x).toBeCloseTo(placed.start.x, 9);
  expect(at(first).y).toBeCloseTo(placed.start.y, 9);
  expect(at(last).x).toBeCloseTo(placed.end.x, 9);
  expect(at(last).y).toBeCloseTo(placed.end.y, 9);
  expect(outer - inner).toBe(20);
});

test('a straight template is no sector', () => {
  expect(sectorOf(placeTemplate(straight(3), START))).toBeNull();
});
