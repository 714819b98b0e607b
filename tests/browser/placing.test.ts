import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { afterFrames, wholeTable } from '../support/table';

inBrowser();

const DESK = { viewport: { width: 1366, height: 768 } };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };

/** A new game, whose first obstacle is to be placed. */
async function toPlacing(options: BrowserContextOptions) {
  const opened = await openPage(browser, site, options);
  await opened.page.getByRole('button', { name: 'New game' }).click();
  await opened.page.getByRole('button', { name: 'Start game' }).click();
  await opened.page.getByText('It may lie here.').waitFor();
  await wholeTable(opened.page);
  return opened;
}

/** A place of the table, in pixels of the page, once the camera stands still. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const board = page.locator('.board');
  let view = '';
  for (let now = await board.getAttribute('data-view'); now !== view; now = await board.getAttribute('data-view')) {
    view = now!;
    await afterFrames(page);
  }
  const [left, top, scale, sign] = view.split(' ').map(Number);
  const box = (await board.boundingBox())!;
  return [box.x + left! + sign! * scale! * x, box.y + top! + sign! * scale! * (914.4 - y)];
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}

const verdict = (page: Page) => page.locator('.place-verdict');
const readout = (page: Page) => page.locator('.nudge-readout').innerText();
const placed = (page: Page) => page.locator('.log').getByText(/places (asteroid|debris cloud|gas cloud)/);

test('an obstacle hangs on the mouse, is put down by a click, dragged, and placed', async () => {
  const { page, complaints } = await toPlacing(DESK);
  await page.mouse.move(...(await at(page, 120, 300)));
  await verdict(page).getByText('It must lie beyond range 2 of every edge.').waitFor();
  await page.mouse.click(...(await at(page, 120, 300)));
  await expect.poll(() => page.getByRole('button', { name: 'Place here' }).isDisabled()).toBe(true);
  await page.mouse.move(...(await at(page, 700, 700)));
  await expect.poll(() => readout(page)).toMatch(/x 1(19|20) mm/);

  await drag(page, await at(page, 120, 300), await at(page, 400, 350));
  await verdict(page).getByText('It may lie here.').waitFor();
  await expect.poll(() => readout(page)).toMatch(/x (399|400|401) mm/);
  await page.getByRole('button', { name: 'Place here' }).click();
  await placed(page).first().waitFor();

  await page.mouse.click(...(await at(page, 430, 390)));
  await verdict(page)
    .getByText(/It must lie beyond range 1 of (asteroid|debris cloud|gas cloud) \d/)
    .waitFor();
  await expect.poll(() => placed(page).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('by keyboard alone', async () => {
  const { page } = await toPlacing(DESK);
  const before = await readout(page);
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowUp', 'e']) await page.keyboard.press(key);
  await expect.poll(() => readout(page)).not.toBe(before);
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => verdict(page).innerText()).toBe('It must lie beyond range 2 of every edge.');
  await page.keyboard.press('Enter');
  expect(await placed(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => readout(page)).toBe(before);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await placed(page).first().waitFor();
});

test('by touch: a tap puts it there, its tick places it', async () => {
  const { page } = await toPlacing(TABLET);
  await page.touchscreen.tap(...(await at(page, 300, 600)));
  await expect.poll(() => readout(page)).toMatch(/x (299|300|301) mm/);
  const small = await page
    .locator('.place-piece :is(button, label, select)')
    .evaluateAll(all =>
      all.map(one => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 43.9),
    );
  expect(small).toEqual([]);
  // Straight ahead, the tick is to its right, a finger's width beyond its rim.
  await page.getByRole('button', { name: 'Square to my edge' }).tap();
  const [x, y] = await at(page, 300, 600);
  await page.touchscreen.tap(x + 60, y);
  await placed(page).first().waitFor();
});

test('the table places the rest', async () => {
  const { page, complaints } = await toPlacing(DESK);
  await page.getByRole('button', { name: 'Place it for me' }).click();
  await placed(page).first().waitFor();
  await page.getByRole('button', { name: 'Everything for both' }).click();
  await page.getByText('Dials are secret').waitFor();
  expect(complaints).toEqual([]);
});

test('a referee moves a ship and gives it a token; the log tells it and undo takes it back', async () => {
  const { page, complaints } = await openPage(browser, site, DESK);
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.getByText('Dials are secret').waitFor();
  await page.getByRole('button', { name: 'Set by hand' }).click();
  // A1 of the starter game stands there; a press on it answers nothing, it takes it in hand.
  await page.mouse.click(...(await at(page, 417, 70)));
  await expect.poll(() => page.getByLabel('Piece').inputValue()).toBe('ship:A1');
  await drag(page, await at(page, 417, 70), await at(page, 417, 200));
  await page.getByRole('button', { name: 'Put it here' }).click();
  const log = page.locator('.log');
  await log.getByText(/moves A1 by hand/).waitFor();
  // All of it can be scrolled to.
  const panel = page.locator('.referee');
  await panel.hover();
  await page.mouse.wheel(0, 5000);
  const below = () =>
    panel.evaluate(it => it.lastElementChild!.getBoundingClientRect().bottom - it.getBoundingClientRect().bottom);
  await expect.poll(below).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Stress: one more' }).click();
  await log.getByText(/gives A1 a stress token by hand/).waitFor();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => log.getByText(/gives A1 a stress token by hand/).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => log.getByText(/moves A1 by hand/).count()).toBe(0);
  await expect.poll(() => readout(page)).toMatch(/y 70 mm/);
  expect(complaints).toEqual([]);
});
