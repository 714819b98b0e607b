import { describe, expect, test } from 'vitest';
import type { Base } from '../../../src/engine/geometry/base';
import { BOOSTS, barrelRoll, boost, decloakTemplate } from '../../../src/engine/geometry/course';
import type { Polygon } from '../../../src/engine/geometry/polygon';
import { isFree, repositions } from '../../../src/engine/geometry/reposition';
import { bank, straight, turn } from '../../../src/engine/geometry/template';
import { at, polygon, rectangle, ship } from '../../support/geometry';

/** In the middle of the play area: a boost straight ahead leads from 400, 400 to 400, 480 over x 390 to 410, y 420 to 460. */
const START = at(400, 400);
const boosted = (others: readonly Base[], obstacles: readonly Polygon[] = []) =>
  repositions(START, 'small', boost(straight(1)), others, obstacles)[0]!;

describe('a boost', () => {
  test('over open ground', () => {
    expect(boosted([])).toEqual({
      pose: at(400, 480),
      shift: 'middle',
      bases: [],
      obstacles: [],
      leavesPlayArea: false,
    });
    expect(isFree(boosted([]))).toBe(true);
  });

  test.each([
    { what: 'a ship where it would end', others: [ship(430, 490)], bases: [0] },
    { what: 'one of two ships where it would end', others: [ship(300, 300), ship(380, 510)], bases: [1] },
    { what: 'a ship that it would touch', others: [ship(400, 520)], bases: [] },
    { what: 'a ship under the template only', others: [ship(400, 440, 0)], bases: [] },
    { what: 'a ship 0.02 on its final place', others: [ship(400, 519.98)], bases: [0] },
  ])('and $what', ({ others, bases }) => {
    expect(boosted(others).bases).toEqual(bases);
    expect(isFree(boosted(others))).toBe(bases.length === 0);
  });

  test.each([
    { what: 'an obstacle where it would end', outline: rectangle(415, 440, 480, 500), obstacles: [0] },
    { what: 'an obstacle under the template only', outline: rectangle(405, 440, 430, 450), obstacles: [0] },
    {
      what: 'an obstacle beside the template that the base would sweep',
      outline: rectangle(411, 440, 430, 450),
      obstacles: [],
    },
    { what: 'an obstacle under the start and the template', outline: rectangle(395, 405, 390, 440), obstacles: [] },
    { what: 'an obstacle under start, template and end', outline: rectangle(395, 405, 390, 470), obstacles: [0] },
  ])('and $what', ({ outline, obstacles }) => {
    expect(boosted([], [outline]).obstacles).toEqual(obstacles);
    expect(isFree(boosted([], [outline]))).toBe(obstacles.length === 0);
  });

  // The play area ends at 914.4: from 814.4 a small ship comes to 894.4, its front on the edge.
  test.each([
    { y: 814.4, leaves: false },
    { y: 814.5, leaves: true },
  ])('from y = $y leaves the play area: $leaves', ({ y, leaves }) => {
    const [landing] = repositions(at(400, y), 'small', boost(straight(1)), [], []);
    expect(landing!.leavesPlayArea).toBe(leaves);
    expect(isFree(landing!)).toBe(!leaves);
  });

  test('all that forbids it is told at once', () => {
    const [landing] = repositions(
      at(400, 850),
      'small',
      boost(straight(1)),
      [ship(400, 900)],
      [rectangle(390, 395, 880, 885)],
    );
    expect(landing).toMatchObject({ bases: [0], obstacles: [0], leavesPlayArea: true });
  });

  test('to either side of a ship that blocks the middle', () => {
    // The banks lead 37.57 to the side and 90.71 ahead, on their corner: they clear a ship 60 behind their centre.
    const ahead = ship(400, 445);
    const free = BOOSTS.map(template => isFree(repositions(START, 'small', boost(template), [ahead], [])[0]!));
    expect(free).toEqual([true, false, true]);
  });

  test('poses come with six digits, as they enter the state', () => {
    const [landing] = repositions(START, 'small', boost(bank(1, 'right')), [], []);
    expect(landing!.pose).toEqual({ x: 437.573593, y: 490.710678, heading: 45 });
  });
});

describe('a barrel roll', () => {
  /** What is free of forward, middle and back. */
  const free = (others: readonly Base[], obstacles: readonly Polygon[] = [], start = START) =>
    repositions(start, 'small', barrelRoll('small', 'right'), others, obstacles)
      .filter(isFree)
      .map(({ shift }) => shift);

  // To the right it leads to 480 and 410, 400 or 390; the template covers x 420 to 460, y 390 to 410.
  test.each([
    { what: 'open ground', others: [], places: ['forward', 'middle', 'back'] },
    { what: 'a ship that covers 425 on', others: [ship(480, 445)], places: ['middle', 'back'] },
    { what: 'a ship that covers 415 on', others: [ship(480, 435)], places: ['back'] },
    { what: 'a ship on all three', others: [ship(480, 420)], places: [] },
    { what: 'a ship under the template only', others: [ship(440, 445, 45)], places: ['forward', 'middle', 'back'] },
    { what: 'ships ahead and behind, 44 apart', others: [ship(480, 442), ship(480, 358)], places: ['middle'] },
  ])('$what leaves $places', ({ others, places }) => {
    expect(free(others)).toEqual(places);
  });

  test.each([
    { what: 'an obstacle under the template', outline: rectangle(435, 445, 405, 450), places: [] },
    {
      what: 'an obstacle ahead of the template, swept by the base',
      outline: rectangle(425, 455, 411, 450),
      places: ['forward', 'middle', 'back'],
    },
    { what: 'an obstacle under the forward place', outline: rectangle(490, 520, 425, 450), places: ['middle', 'back'] },
    {
      what: 'an obstacle under start and template',
      outline: rectangle(410, 440, 395, 405),
      places: ['forward', 'middle', 'back'],
    },
    {
      what: 'a U around the place where it lands, open to the left,',
      outline: polygon([430, 440], [510, 440], [510, 360], [430, 360], [430, 365], [505, 365], [505, 435], [430, 435]),
      places: ['forward', 'middle', 'back'],
    },
  ])('$what leaves $places', ({ outline, places }) => {
    expect(free([], [outline])).toEqual(places);
  });

  test('along the edge of the play area', () => {
    // Its rear is at 0, 5 or 15: only the place that lies back of the edge is outside.
    expect(free([], [], at(400, 25))).toEqual(['forward', 'middle']);
    expect(free([], [], at(400, 30))).toEqual(['forward', 'middle', 'back']);
    expect(free([], [], at(815, 400))).toEqual([]);
  });

  test.each([
    { size: 'small', x: 480, ys: [410, 400, 390] },
    { size: 'medium', x: 480, ys: [420, 400, 380] },
    { size: 'large', x: 500, ys: [420, 400, 380] },
  ] as const)('a $size ship comes to x = $x', ({ size, x, ys }) => {
    const places = repositions(START, size, barrelRoll(size, 'right'), [], []);
    expect(places.map(({ pose }) => pose)).toEqual(ys.map(y => at(x, y)));
  });

  test('a large ship lays the template with its long edge to the base: 20 by 40', () => {
    const among = (outline: Polygon) =>
      repositions(START, 'large', barrelRoll('large', 'right'), [], [outline]).map(isFree);
    // The template covers x 440 to 460, y 380 to 420; the base lands from 460 on.
    expect(among(rectangle(445, 455, 415, 500))).toEqual([false, false, false]);
    expect(among(rectangle(445, 455, 421, 500))).toEqual([true, true, true]);
  });
});

describe('other ways', () => {
  test('a small ship decloaks over 80 millimetres', () => {
    const [ahead] = repositions(START, 'small', boost(decloakTemplate('small')), [], [rectangle(395, 405, 470, 490)]);
    expect(ahead).toMatchObject({ pose: at(400, 520), obstacles: [0] });
    const [, middle] = repositions(START, 'small', barrelRoll('small', 'left', decloakTemplate('small')), [], []);
    expect(middle).toMatchObject({ pose: at(280, 400), shift: 'middle' });
  });

  test('a roll on a turn template, forward on the left', () => {
    // Out of the left side and curving forward: 35 out, 35 ahead, then half a base on; it faces right.
    const [, middle] = repositions(
      START,
      'small',
      barrelRoll('small', 'left', turn(1, 'right')),
      [],
      [rectangle(370, 375, 400, 430)],
    );
    expect(middle).toMatchObject({ pose: { x: 345, y: 455, heading: 90 }, obstacles: [0] });
  });
});
