import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, inBrowser, site } from '../support/inBrowser';
import type { Position } from '../support/position';
import { answer, onScreen, openPosition, question, setDials } from '../support/table';

inBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true } as const;
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

const academy = (x: number, y: number, heading = 0) => ({ pilot: 'academypilot', at: [x, y] as const, heading });
const row = (many: number, y: number, heading = 0) =>
  Array.from({ length: many }, (_, at) => academy(100 + 95 * at, y, heading));

/** By how many pixels something scrolls. */
const overflow = (page: Page, selector: string): Promise<readonly number[]> =>
  page.locator(selector).evaluateAll(all => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));

/** Those of these that lie beyond the edge of what scrolls around them, or of the window. */
const hidden = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll(all =>
    all.flatMap(one => {
      const { top, bottom } = one.getBoundingClientRect();
      const clip = one.closest('.question-body')!.getBoundingClientRect();
      return top >= clip.top - 1 && bottom <= clip.bottom + 1
        ? []
        : [one.getAttribute('aria-label') ?? one.textContent!];
    }),
  );

test.each([PHONE, ON_ITS_SIDE, TABLET, LAPTOP])(
  'the whole dial of a fast ship is in sight at $viewport',
  async size => {
    const position: Position = { p1: row(4, 200), p2: [academy(400, 700, 180)] };
    const { page } = await openPosition(browser, site, position, size);
    await page.getByRole('button', { name: 'Ann: set dials' }).click();
    await page.locator('.dial-grid').first().waitFor();
    expect(await hidden(page, '.dial-grid button')).toEqual([]);
  },
);

test('eight ships against four: both squads and the dials of the larger one are in sight without scrolling', async () => {
  const { page } = await openPosition(browser, site, { p1: row(8, 150), p2: row(4, 760, 180) }, LAPTOP);
  await page.locator('.rail').nth(1).waitFor();
  expect(await overflow(page, '.rail')).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Ann: set dials' }).click();
  expect(await hidden(page, '.dial-grid button, .dial-ships button')).toEqual([]);
  expect(await page.locator('.dial-ships').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60);
});

test('behind the curtain every ship lies where no panel does', async () => {
  const { page } = await openPosition(browser, site, { p1: row(2, 60), p2: [academy(800, 850, 180)] }, LAPTOP);
  await page.waitForTimeout(100);
  for (const [x, y] of [
    [100, 60],
    [195, 60],
    [800, 850],
  ] as const) {
    const at = await onScreen(page, x, y);
    const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, at);
    expect(hit, `${x}, ${y}`).toBe('CANVAS');
  }
});

test('five targets are in sight at once on a phone on its side, and stand in two columns on a tablet', async () => {
  const targets = [290, 370, 450, 530, 610].map(x => academy(x, 640, 180));
  const many: Position = { p1: [{ pilot: 'redsquadronveteran', at: [450, 200] }], p2: targets };
  const { page } = await openPosition(browser, site, many, ON_ITS_SIDE);
  await setDials(page, 'Ann', ['blue 1 straight']);
  const same = Array.from({ length: 5 }, () => 'blue 2 straight');
  await setDials(page, 'Ben', same);
  while (!(await question(page).innerText()).includes('attack whom'))
    await answer(page, /^(No action|Leave it|Always by number)/);
  await page.locator('.target-row').first().waitFor();
  expect(await page.locator('.target-row').count()).toBe(5);
  expect(await hidden(page, '.target-row')).toEqual([]);
  await page.setViewportSize(TABLET.viewport);
  const lefts = await page.locator('.target-row').evaluateAll(all => all.map(one => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
});
