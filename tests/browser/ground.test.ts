import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { placeAt } from '../../src/board/overlays/shapes';
import { type Ground, groundsOf } from '../../src/board/placing/ground';
import type * as painting from '../../src/board/placing/paintGround';
import type { Point } from '../../src/engine/core/place';
import { PLAY_AREA } from '../../src/engine/geometry/measures';
import { isLit, PLACEMENTS } from '../board/grounds';
import { browser, inBrowser } from '../support/inBrowser';

inBrowser();

let script = '';

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'src/board/placing/paintGround.ts', formats: ['iife'], name: 'painting' } },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('nothing was built');
  script = first.output[0].code;
});

/** Places all over the table. */
const PLACES: readonly Point[] = Array.from({ length: 50 * 48 }, (_, index) => ({
  x: 5.5 + 18 * Math.floor(index / 48),
  y: 4.9 + 19 * (index % 48),
}));

/** How opaque the picture of the ground is at each place: 0 is clear, 255 hides what lies below. */
const paintAt = (page: Page, grounds: readonly Ground[]): Promise<number[]> =>
  page.evaluate(
    ([lit, places, area]) => {
      const picture = (globalThis as unknown as { painting: typeof painting }).painting.pictureOf(lit);
      const { width, height } = picture;
      const { data } = picture.getContext('2d')!.getImageData(0, 0, width, height);
      return places.split(' ').map(place => {
        const [x, y] = place.split(',').map(Number) as [number, number];
        return data[4 * (Math.floor(((area - y) * height) / area) * width + Math.floor((x * width) / area)) + 3]!;
      });
    },
    [grounds, PLACES.map(({ x, y }) => `${x},${y}`).join(' '), PLAY_AREA] as const,
  );

/** Half as much as lit ground has: along a rim a pixel keeps a breath of it. */
const HALF_LIT = 20;
/** More than that would hide the sky. */
const MOST = 45;

test('what is painted green is the lit ground, pixel by pixel, and the sky shines through everywhere', async () => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  for (const { name, table, region, piece } of PLACEMENTS) {
    const grounds = groundsOf(table, region, piece);
    const paint = await paintAt(page, grounds);
    const green = paint.map(opacity => opacity > HALF_LIT);
    expect(Math.max(...paint), name).toBeLessThan(MOST);
    // A pixel and a half beside a rim may be of either colour.
    const lit = PLACES.map(place => isLit(grounds, placeAt(place), 1.5));
    const wrong = PLACES.filter((_, index) => lit[index] !== null && green[index] !== lit[index]);
    expect(wrong, name).toEqual([]);
    expect(green, name).toContain(true);
    expect(green, name).toContain(false);
  }
});
