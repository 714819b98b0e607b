import { describe, expect, test } from 'vitest';
import { boxAround, fitted, framed, kept, shows, toBoard, toScreen, type Windowed, zoomed } from '../../src/board/view';

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

  test('what lies under the pointer stays there while the table is zoomed', () => {
    const at = { x: 600, y: 400 };
    const view = fitted(LAPTOP, turned);
    const closer = zoomed(view, LAPTOP, 1.5, at);
    expect(toBoard(closer, at).x).toBeCloseTo(toBoard(view, at).x);
    expect(toBoard(closer, at).y).toBeCloseTo(toBoard(view, at).y);
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

test('nothing to look at is no box', () => {
  expect(boxAround([], 60)).toBeNull();
});
