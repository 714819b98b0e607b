import { describe, expect, test } from 'vitest';
import {
  between,
  boxAround,
  fitted,
  framed,
  kept,
  LEAN_LASTS,
  leanAt,
  leaned,
  shows,
  toBoard,
  toScreen,
  type Windowed,
  zoomed,
} from '../../src/board/view';

/** A laptop with panels at its edges. */
const LAPTOP: Windowed = {
  size: { width: 1366, height: 768 },
  free: { x: 284, y: 118, width: 740, height: 588 },
};
const CORNER = { x: 914.4, y: 914.4 };

describe.each([false, true])('turned for the far player: %s', turned => {
  test('the whole sheet lies in what the panels leave free', () => {
    expect(shows(fitted(LAPTOP, turned), LAPTOP.free, { x: 0, y: 0, width: 914.4, height: 914.4 })).toBe(true);
  });

  test('what is asked about is framed as a whole, closer than the sheet', () => {
    const part = boxAround(
      [
        { x: 700, y: 200 },
        { x: 820, y: 330 },
      ],
      60,
    )!;
    const view = framed(LAPTOP, part, turned);
    expect(shows(view, LAPTOP.free, part)).toBe(true);
    expect(view.scale).toBeGreaterThan(fitted(LAPTOP, turned).scale);
  });

  test('a single ship is not blown up beyond what a hand would hold', () => {
    const view = framed(LAPTOP, boxAround([{ x: 450, y: 450 }], 60)!, turned);
    expect(view.scale).toBeCloseTo(2.2);
  });

  test('a ship in the corner is framed without empty space where the sheet could be', () => {
    const view = framed(LAPTOP, boxAround([{ x: 30, y: 30 }], 60)!, turned);
    const edge = toScreen(view, turned ? CORNER : { x: 0, y: 0 });
    const near = toScreen(view, { x: 0, y: 0 });
    expect(Math.abs(near.x - (turned ? LAPTOP.free.x + LAPTOP.free.width : LAPTOP.free.x))).toBeLessThan(80);
    expect(edge).toBeDefined();
  });

  test('ways that lead over the edge of the sheet are seen whole, and nothing more of what lies beyond', () => {
    const over = boxAround(
      [
        { x: -60, y: 300 },
        { x: 200, y: 500 },
      ],
      60,
    )!;
    expect(shows(framed(LAPTOP, over, turned), LAPTOP.free, over)).toBe(true);
    const beside = { ...over, x: 0 };
    const left = toScreen(framed(LAPTOP, beside, turned), { x: 0, y: 0 }).x;
    const edge = turned ? LAPTOP.free.x + LAPTOP.free.width : LAPTOP.free.x;
    expect(Math.abs(left - edge)).toBeLessThan(80);
  });

  test('what lies under the pointer stays there while the table is zoomed', () => {
    const at = { x: 600, y: 400 };
    const view = fitted(LAPTOP, turned);
    const closer = zoomed(view, LAPTOP, 1.5, at);
    expect(toBoard(closer, at).x).toBeCloseTo(toBoard(view, at).x);
    expect(toBoard(closer, at).y).toBeCloseTo(toBoard(view, at).y);
  });

  test('a kill draws the camera in about the wreck, which stays where it is seen', () => {
    const view = fitted(LAPTOP, turned);
    const wreck = { x: 300, y: 700 };
    const closer = leaned(view, 1.08, toScreen(view, wreck));
    expect(closer.scale).toBeCloseTo(view.scale * 1.08);
    expect(toScreen(closer, wreck).x).toBeCloseTo(toScreen(view, wreck).x);
    expect(toScreen(closer, wreck).y).toBeCloseTo(toScreen(view, wreck).y);
  });

  test('on the way to a new frame it begins where it was and ends there', () => {
    const from = fitted(LAPTOP, turned);
    const to = framed(LAPTOP, boxAround([{ x: 700, y: 200 }], 60)!, turned);
    expect(between(from, to, LAPTOP, 0).scale).toBeCloseTo(from.scale);
    expect(between(from, to, LAPTOP, 0).x).toBeCloseTo(from.x);
    expect(between(from, to, LAPTOP, 1)).toEqual(to);
    const half = between(from, to, LAPTOP, 0.5).scale;
    expect(half).toBeGreaterThan(from.scale);
    expect(half).toBeLessThan(to.scale);
  });

  test.each([
    { name: 'with the dice stage up', free: { x: 284, y: 118, width: 740, height: 270 } },
    { name: 'upright on a phone', free: { x: 0, y: 140, width: 390, height: 270 } },
    { name: 'on a phone on its side', free: { x: 60, y: 60, width: 470, height: 320 } },
  ])('two ships far apart are both seen, $name', ({ free }) => {
    const window = { size: { width: 1366, height: 768 }, free };
    const part = boxAround(
      [
        { x: 60, y: 60 },
        { x: 850, y: 850 },
      ],
      40,
    )!;
    expect(shows(framed(window, part, turned), free, part)).toBe(true);
  });

  test('the table cannot be pushed out of the window', () => {
    const gone = kept({ ...fitted(LAPTOP, turned), x: 9000, y: -9000 }, LAPTOP);
    const [a, b] = [toScreen(gone, { x: 0, y: 0 }), toScreen(gone, CORNER)];
    expect(Math.min(a.x, b.x)).toBeLessThan(LAPTOP.free.x + LAPTOP.free.width);
    expect(Math.max(a.y, b.y)).toBeGreaterThan(LAPTOP.free.y);
  });
});

test('a part beside what is free is not seen', () => {
  const view = fitted(LAPTOP, false);
  expect(shows(view, LAPTOP.free, { x: -200, y: 0, width: 50, height: 50 })).toBe(false);
});

test('the camera leans in within a quarter of a second, and is back when the wreck has burnt out', () => {
  expect(leanAt(0)).toBe(0);
  expect(leanAt(250)).toBe(1);
  expect(leanAt(550)).toBeGreaterThan(0);
  expect(leanAt(550)).toBeLessThan(1);
  expect(leanAt(LEAN_LASTS)).toBe(0);
  expect(leanAt(9000)).toBe(0);
});

test('nothing to look at is no box', () => {
  expect(boxAround([], 60)).toBeNull();
});
