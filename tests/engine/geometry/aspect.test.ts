import { expect, test } from 'vitest';
import { aspectOf } from '../../../src/engine/geometry/arc';
import { mirrorBase, ship } from '../../support/geometry';

/** Half the diagonal of a large base, 56.57. */
const DIAGONAL = 40 * Math.SQRT2;

test.each([
  { where: 'straight ahead', target: ship(0, 100), aspect: 'inFrontOf' },
  { where: 'straight behind', target: ship(0, -100, 45), aspect: 'behind' },
  { where: 'beside us', target: ship(100, 0), aspect: 'flanking' },
  { where: 'touching our side', target: ship(40, 0), aspect: 'flanking' },
  // From y = 0 to 40: its edge lies on the midway line and does not cross it.
  { where: 'with its rear edge on the line', target: ship(100, 20), aspect: 'inFrontOf' },
  { where: 'a touch over the line', target: ship(100, 19.995), aspect: 'inFrontOf' },
  { where: 'just over the line', target: ship(100, 19.98), aspect: 'flanking' },
  { where: 'with its front edge on the line', target: ship(100, -20), aspect: 'behind' },
  { where: 'just over the line from behind', target: ship(100, -19.98), aspect: 'flanking' },
  // Its corner is half a diagonal, 28.28, below its centre.
  { where: 'with a corner on the line', target: ship(100, 20 * Math.SQRT2, 45), aspect: 'inFrontOf' },
  { where: 'with a corner over the line', target: ship(100, 20 * Math.SQRT2 - 0.02, 45), aspect: 'flanking' },
  { where: 'at range 3 ahead', target: ship(0, 340), aspect: 'inFrontOf' },
  { where: 'at range 4 ahead', target: ship(0, 340.1), aspect: null },
  { where: 'at range 3 beside us', target: ship(340, 5), aspect: 'flanking' },
  { where: 'at range 4 beside us', target: ship(340.1, 5), aspect: null },
  // Its left corner is 56.57 left of its centre and at range 3 ahead of the midway line;
  // it crosses the line 6.57 left of its centre: 343 away, where the line has ended, or 293.
  { where: 'across the line beyond range 3', target: ship(370, 50, 45, 'large'), aspect: 'inFrontOf' },
  { where: 'across the line at range 3', target: ship(320, 50, 45, 'large'), aspect: 'flanking' },
  { where: 'across the line beyond range 3, from behind', target: ship(370, -50, 45, 'large'), aspect: 'behind' },
  { where: 'all beyond range 3', target: ship(320.1 + DIAGONAL, 0, 45, 'large'), aspect: null },
])('a ship $where: $aspect', ({ target, aspect }) => {
  expect(aspectOf(ship(0, 0), target)).toBe(aspect);
  expect(aspectOf(ship(0, 0), mirrorBase(target))).toBe(aspect);
});

test('what is in front of a ship is behind it once it has turned round', () => {
  expect(aspectOf(ship(200, 300, 90), ship(320, 310))).toBe('inFrontOf');
  expect(aspectOf(ship(200, 300, 270), ship(320, 310))).toBe('behind');
  expect(aspectOf(ship(200, 300, 0), ship(320, 310))).toBe('flanking');
});
