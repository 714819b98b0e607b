import { describe, expect, test } from 'vitest';
import { distanceOfDiscs, distanceOfPolygons } from '../../../src/engine/geometry/distance';
import { MARKER_RADIUS, PLAY_AREA } from '../../../src/engine/geometry/measures';
import {
  BOARD_EDGES,
  isAtRangeOfEdge,
  isBeyondAllEdges,
  isBeyondRangeOfEdge,
  isInDeploymentZone,
  isInsidePlayArea,
  isWithinRangeOfEdge,
  spanFromEdge,
} from '../../../src/engine/geometry/playArea';
import { isAtRange, isBeyondRange } from '../../../src/engine/geometry/range';
import { polygon, rectangle, ship } from '../../support/geometry';

const marker = (x: number, y: number) => ({ x, y, radius: MARKER_RADIUS });

describe('distances from the edges', () => {
  /** From each edge: near, far, left, right. The play area is 914.4 wide. */
  test.each([
    {
      piece: 'a ship',
      at: ship(100, 200),
      spans: { near: [180, 220], far: [694.4, 734.4], left: [80, 120], right: [794.4, 834.4] },
    },
    {
      piece: 'a rock',
      at: polygon([300, 210], [380, 240], [320, 300]),
      spans: { near: [210, 300], far: [614.4, 704.4], left: [300, 380], right: [534.4, 614.4] },
    },
    {
      piece: 'a marker',
      at: marker(457.2, 300),
      spans: { near: [282, 318], far: [596.4, 632.4], left: [439.2, 475.2], right: [439.2, 475.2] },
    },
  ] as const)('$piece', ({ at, spans }) => {
    for (const edge of BOARD_EDGES) {
      const [closest, furthest] = spans[edge];
      expect(spanFromEdge(at, edge)).toEqual({
        closest: expect.closeTo(closest, 9),
        furthest: expect.closeTo(furthest, 9),
      });
    }
  });
});

describe('inside the play area', () => {
  const corner = 20 * Math.SQRT2;

  test.each([
    { where: 'in the middle', piece: ship(457.2, 457.2, 30), inside: true },
    { where: 'flush with the near edge', piece: ship(457.2, 20), inside: true },
    { where: 'a touch over the near edge', piece: ship(457.2, 19.995), inside: true },
    { where: 'over the near edge', piece: ship(457.2, 19.98), inside: false },
    { where: 'flush with the far edge', piece: ship(457.2, PLAY_AREA - 20, 180), inside: true },
    { where: 'over the far edge', piece: ship(457.2, PLAY_AREA - 19.98, 180), inside: false },
    { where: 'flush with the left edge', piece: ship(20, 400, 90), inside: true },
    { where: 'over the left edge', piece: ship(19.98, 400, 90), inside: false },
    { where: 'flush with the right edge', piece: ship(PLAY_AREA - 20, 400, 270), inside: true },
    { where: 'over the right edge', piece: ship(PLAY_AREA - 19.98, 400, 270), inside: false },
    { where: 'flush in a corner', piece: ship(20, 20), inside: true },
    { where: 'a corner of the base on the edge', piece: ship(400, corner, 45), inside: true },
    { where: 'a corner of the base over the edge', piece: ship(400, corner - 0.02, 45), inside: false },
    { where: 'a marker on the edge', piece: marker(18, 300), inside: true },
    { where: 'a marker over the edge', piece: marker(17.9, 300), inside: false },
    { where: 'a rock over the edge', piece: rectangle(880, 915, 300, 340), inside: false },
  ])('$where: $inside', ({ piece, inside }) => {
    expect(isInsidePlayArea(piece)).toBe(inside);
  });
});

describe('deployment within range 1', () => {
  /** Half the diagonal of a large base, 56.57: on its corner it is 113.1 deep. */
  const diagonal = 40 * Math.SQRT2;
  /** Half the depth of a large base turned by 20°: 40·(cos 20° + sin 20°) = 51.27. */
  const turned = 40 * (Math.cos(Math.PI / 9) + Math.sin(Math.PI / 9));

  test.each([
    { size: 'small', y: 20, heading: 0, where: 'flush with the edge', is: true },
    { size: 'small', y: 80, heading: 0, where: 'up to the line', is: true },
    { size: 'small', y: 80.02, heading: 0, where: 'over the line', is: false },
    { size: 'small', y: 19.9, heading: 0, where: 'over the edge', is: false },
    { size: 'small', y: 72, heading: 45, where: 'over the line with a corner', is: false },
    { size: 'medium', y: 70, heading: 0, where: 'up to the line', is: true },
    { size: 'medium', y: 70.02, heading: 0, where: 'over the line', is: false },
    // 84.85 deep: it always fits, so it has no exception.
    { size: 'medium', y: 45, heading: 45, where: 'on its corner', is: true },
    { size: 'large', y: 40, heading: 0, where: 'flush with the edge', is: true },
    { size: 'large', y: 60, heading: 0, where: 'up to the line', is: true },
    { size: 'large', y: 60.02, heading: 0, where: 'over the line', is: false },
    { size: 'large', y: diagonal, heading: 45, where: 'on its corner, filling the band', is: true },
    { size: 'large', y: diagonal + 0.02, heading: 45, where: 'on its corner, off the edge', is: false },
    { size: 'large', y: diagonal - 0.02, heading: 45, where: 'on its corner, over the edge', is: false },
    { size: 'large', y: turned, heading: 20, where: 'at an angle, filling the band', is: true },
    { size: 'large', y: turned + 0.02, heading: 20, where: 'at an angle, off the edge', is: false },
  ] as const)('a $size ship at $y, turned by $heading, $where: $is', ({ size, y, heading, is }) => {
    expect(isInDeploymentZone(ship(457.2, y, heading, size), size, 'near')).toBe(is);
    const opposite = ship(457.2, PLAY_AREA - y, 180 + heading, size);
    expect(isInDeploymentZone(opposite, size, 'far')).toBe(is);
    expect(isInDeploymentZone(opposite, size, 'near')).toBe(false);
  });

  test('a large ship that fills the band but sticks out at the side is not inside', () => {
    expect(isInDeploymentZone(ship(50, diagonal, 45, 'large'), 'large', 'near')).toBe(false);
    expect(isInDeploymentZone(ship(57, diagonal, 45, 'large'), 'large', 'near')).toBe(true);
  });

  test('within a range is all of it, at a range is any of it', () => {
    expect(isWithinRangeOfEdge(ship(300, 80), 'near', 1)).toBe(true);
    expect(isWithinRangeOfEdge(ship(300, 90), 'near', 1)).toBe(false);
    expect(isAtRangeOfEdge(ship(300, 90), 'near', 0, 1)).toBe(true);
    expect(isAtRangeOfEdge(ship(300, 120.1), 'near', 0, 1)).toBe(false);
    expect(isWithinRangeOfEdge(ship(300, 280), 'near', 3)).toBe(true);
    // Flush with the edge is range 0 of it; over the edge, too.
    expect(isAtRangeOfEdge(ship(300, 20), 'near', 0, 0)).toBe(true);
    expect(isAtRangeOfEdge(ship(300, 5), 'near', 0, 0)).toBe(true);
    expect(isAtRangeOfEdge(ship(300, 21), 'near', 0, 0)).toBe(false);
  });
});

describe('obstacles: beyond range 2 of every edge and beyond range 1 of each other', () => {
  test.each([
    { where: 'beyond range 2 of the near edge', rock: rectangle(400, 480, 200.1, 260), is: true },
    { where: 'at range 2 of the near edge', rock: rectangle(400, 480, 200, 260), is: false },
    { where: 'at range 2 of the far edge', rock: rectangle(400, 480, 660, 714.4), is: false },
    { where: 'beyond range 2 of the far edge', rock: rectangle(400, 480, 660, 714.3), is: true },
    { where: 'at range 2 of the left edge', rock: rectangle(200, 260, 400, 480), is: false },
    { where: 'beyond range 2 of the left edge', rock: rectangle(200.1, 260, 400, 480), is: true },
    { where: 'at range 2 of the right edge', rock: rectangle(660, 714.4, 400, 480), is: false },
    { where: 'beyond range 2 of the right edge', rock: rectangle(660, 714.3, 400, 480), is: true },
  ])('$where: $is', ({ rock, is }) => {
    expect(isBeyondAllEdges(rock, 2)).toBe(is);
  });

  test('one edge at a time', () => {
    const rock = rectangle(150, 240, 300, 380);
    expect(isBeyondRangeOfEdge(rock, 'near', 2)).toBe(true);
    expect(isBeyondRangeOfEdge(rock, 'left', 2)).toBe(false);
    expect(isBeyondRangeOfEdge(rock, 'left', 1)).toBe(true);
  });

  test.each([
    // 60-80-100 from corner to corner.
    { right: 60, ahead: 80, is: false },
    { right: 60.1, ahead: 80.1, is: true },
    { right: -20, ahead: 100, is: false },
    { right: -20, ahead: 100.1, is: true },
  ])('$right to the right of the other and $ahead ahead: $is', ({ right, ahead, is }) => {
    const other = rectangle(360 + right, 420 + right, 360 + ahead, 420 + ahead);
    expect(isBeyondRange(distanceOfPolygons(rectangle(300, 360, 300, 360), other), 1)).toBe(is);
  });
});

describe('scenario markers', () => {
  const middle = PLAY_AREA / 2;
  const centre = marker(middle, middle);
  const isFree = (own: ReturnType<typeof marker>, others: readonly ReturnType<typeof marker>[]): boolean =>
    isAtRange(distanceOfDiscs(own, centre), 3, 3) &&
    others.every(other => isBeyondRange(distanceOfDiscs(own, other), 2)) &&
    isAtRangeOfEdge(own, 'near', 2, 4);

  test('the centre one is at range 4.5 of every edge', () => {
    for (const edge of BOARD_EDGES) expect(spanFromEdge(centre, edge)).toEqual({ closest: 439.2, furthest: 475.2 });
  });

  test.each([
    // Markers are 36 across: range 3 is more than 200, so 236 from centre to centre, up to 336.
    { at: [0, -236], where: 'at range 2 of the centre one', is: false },
    { at: [0, -236.1], where: 'at range 3 of the centre one', is: true },
    { at: [201.6, -268.8], where: 'at the end of range 3: 201.6-268.8-336', is: true },
    { at: [201.7, -268.8], where: 'at range 4 of the centre one', is: false },
    // 457.2 - 318 - 18 = 121.2 from the edge.
    { at: [0, -318], where: 'at range 2 of the edge', is: true },
    // 457.2 - 39.2 - 18 = 400 from the edge.
    { at: [300, -39.2], where: 'at range 4 of the edge', is: true },
    { at: [300, -39.1], where: 'at range 5 of the edge', is: false },
  ] as const)('$at: $where: $is', ({ at: [right, ahead], is }) => {
    expect(isFree(marker(middle + right, middle + ahead), [])).toBe(is);
  });

  test.each([
    { apart: 236, is: false },
    { apart: 236.1, is: true },
  ])('two that are $apart from centre to centre: $is', ({ apart, is }) => {
    const one = marker(middle - apart / 2, middle - 250);
    const two = marker(middle + apart / 2, middle - 250);
    expect(isFree(one, [two])).toBe(is);
  });

  test('at range 1 of an edge is too close to it', () => {
    expect(isAtRangeOfEdge(marker(middle, 118), 'near', 2, 4)).toBe(false);
    expect(isAtRangeOfEdge(marker(middle, 118.1), 'near', 2, 4)).toBe(true);
  });
});
