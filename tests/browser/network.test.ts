import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serve } from '../../src/tools/serve';
import { launchBrowser, openPage, type Site } from '../support/browser';
import { answerAny, openStarter, question, rested } from '../support/table';

let browser: Browser;
let site: Site;
let port: number;

/** As another machine sees it: plain http under a name, which browsers do not trust as they trust localhost. */
beforeAll(async () => {
  const server = await serve({ port: 0, network: true });
  ({ port } = server.httpServer.address() as AddressInfo);
  site = { url: `http://table.example:${port}/`, close: () => server.close() };
  browser = await launchBrowser('--host-resolver-rules=MAP table.example 127.0.0.1');
});
afterEach(() => Promise.all(browser.contexts().map(context => context.close())));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** Otherwise nothing here would be tested. */
async function expectInsecure(page: Page): Promise<void> {
  const has = await page.evaluate(() => ({
    secure: isSecureContext,
    clipboard: 'clipboard' in navigator,
    locks: 'locks' in navigator,
    randomUUID: 'randomUUID' in crypto,
  }));
  expect(has).toEqual({ secure: false, clipboard: false, locks: false, randomUUID: false });
}

const statusFor = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { host } }, response => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('the page is served under whatever name the machine has', async () => {
  expect(await statusFor(`laptop.local:${port}`)).toBe(200);
  expect(await statusFor(`192.168.1.20:${port}`)).toBe(200);
});

test('a game begins, is saved with every answer, and goes on after a reload', async () => {
  const { page, complaints } = await openStarter(browser, site);
  await expectInsecure(page);
  for (let turn = 0; turn < 6; turn++) await answerAny(page, turn);
  const asked = await rested(page, () => question(page).innerText());
  await page.reload();
  await question(page).waitFor();
  await expect.poll(() => question(page).innerText()).toBe(asked);
  expect(complaints).toEqual([]);
});

test('a squad is built, kept and copied', async () => {
  const { page, complaints } = await openPage(browser, site, LAPTOP);
  await expectInsecure(page);
  await page.getByRole('button', { name: 'Squads', exact: true }).click();
  await page.getByRole('button', { name: 'New squad' }).click();
  await page.getByLabel('Name of the squad').fill('Guests');
  await page.getByLabel('Find a pilot, ship or ability').fill('bandit');
  for (let count = 0; count < 3; count++) await page.getByRole('button', { name: 'Add Bandit Squadron Pilot' }).click();
  await page.getByText('Kept in this browser').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Copy: Plain text' }).click();
  await page.getByText('Plain text: copied.').waitFor();
  await page.getByLabel('Notes').focus();
  await page.keyboard.press('Control+V');
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toContain('Guests (Rebel Alliance)');

  await page.reload();
  await page.getByRole('button', { name: 'Squads', exact: true }).click();
  await page.getByRole('button', { name: 'Open Guests' }).waitFor();
  await page.getByRole('button', { name: 'Duplicate Guests' }).click();
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Guests 2');
  expect(complaints).toEqual([]);
});

test('a browser that copies nothing at all leaves the text selected, and says so', async () => {
  const { page } = await openPage(browser, site, LAPTOP);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Squads', exact: true }).click();
  await page.getByRole('button', { name: 'New squad' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Copy: XWS' }).click();
  await page.getByText('Your browser does not let this page copy. The text is selected: press Ctrl+C.').waitFor();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('"faction": "rebelalliance"');
});

test('a tab whose game is opened in another tab is told at once', async () => {
  const { page } = await openStarter(browser, site);
  const other = await page.context().newPage();
  await other.goto(site.url);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.locator('.curtain').waitFor();
  await page.bringToFront();
  await page.getByRole('alert').getByText('opened, exported or deleted in another tab').waitFor();
});
