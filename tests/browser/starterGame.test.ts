import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, type Site, servePreview } from '../support/browser';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function startGame(): Promise<{ page: Page; complaints: readonly string[] }> {
  const opened = await openPage(browser, site, { viewport: { width: 1366, height: 768 } });
  await opened.page.getByRole('button', { name: 'Starter game' }).click();
  await opened.page.getByText('Dials are secret').waitFor();
  return opened;
}

/** Sets the dial of every ship that waits for one, then says ready. */
async function setDials(page: Page, turn: number): Promise<void> {
  await page
    .getByRole('button', { name: /: set dials/ })
    .first()
    .click();
  const dial = page.locator('.dial-grid button');
  for (let ship = 0; (await dial.count()) > 0; ship++)
    await dial.nth((turn * 7 + ship * 3) % (await dial.count())).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
}

test('a starter game is one click away, and both squads stand on the table', async () => {
  const { page, complaints } = await startGame();
  expect(await page.getByRole('complementary').count()).toBe(2);
  expect(await page.locator('canvas').count()).toBeGreaterThan(0);
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  expect(scrolls).toBe(false);
  expect(complaints).toEqual([]);
});

test('dials stay behind the curtain until both are ready', async () => {
  const { page } = await startGame();
  expect(await page.locator('.dial-grid').count()).toBe(0);
  await setDials(page, 1);
  expect(await page.getByText('Dials are secret').count()).toBe(1);
  await setDials(page, 2);
  expect(await page.getByText('Dials are secret').count()).toBe(0);
});

test('a step can be undone', async () => {
  const { page } = await startGame();
  await setDials(page, 1);
  await setDials(page, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByText('Dials are secret').count()).toBe(1);
});

test('what is not possible says why', async () => {
  const { page } = await startGame();
  await setDials(page, 1);
  await setDials(page, 2);
  const why = page.locator('.why-not');
  for (let turn = 0; turn < 40 && (await why.count()) === 0; turn++)
    await page.locator('.answers button').first().click();
  await why.locator('summary').click();
  expect(await why.locator('li').first().innerText()).toMatch(/.+: .+\.$/);
});

test('two players play a whole game to its end by clicks', async () => {
  const { page, complaints } = await startGame();
  for (let turn = 0; turn < 600 && (await page.locator('.table-outcome').count()) === 0; turn++) {
    if ((await page.getByText('Dials are secret').count()) > 0) {
      await setDials(page, turn);
      continue;
    }
    const answers = page.locator('.answers button:not(:disabled)');
    const count = await answers.count();
    if (count > 0) await answers.nth(turn % count).click();
  }
  expect(await page.locator('.table-outcome').innerText()).toMatch(/wins\.|draw/);
  expect(complaints).toEqual([]);
});
