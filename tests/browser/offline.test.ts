import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../src/tools/offline.mjs';
import { launchBrowser, openPage, type PageOptions, type Site, serveBelow } from '../support/browser';
import { playOn, rested, roundOf } from '../support/table';

let browser: Browser;
let folder: string;
let site: Site;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'range-one-offline-'));
  cpSync('dist', folder, { recursive: true });
  site = await serveBelow('/some/where/', folder);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map(context => context.close()));
  await site.close();
  rmSync(folder, { recursive: true });
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const asked = (page: Page) => page.locator('.question, .curtain').first();
/** The words of the question; the round before is counted first, which is read and closed. */
async function words(page: Page): Promise<string> {
  const summary = page.locator('.round-summary');
  await rested(page, () => summary.count());
  while ((await summary.count()) > 0) await page.keyboard.press('Escape');
  return rested(page, () => asked(page).innerText());
}
const band = (page: Page) => page.getByRole('region', { name: 'New version' });
const isSecond = (page: Page) => page.evaluate(() => 'secondBuild' in globalThis);

/** A first visit, until the whole game is kept. */
async function visit(options: PageOptions = {}) {
  const opened = await openPage(browser, site, { serviceWorkers: 'allow', reducedMotion: 'reduce', ...options });
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return opened;
}

/** The same game built again: all its parts have other names, as after a change that all of them feel, and its first part says so. */
function buildAgain(): void {
  const assets = path.join(folder, 'assets');
  const names = readdirSync(assets);
  const renamed = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, name.replace(/[\w-]{2}(\.\w+)$/, 'AA$1')), text);
  for (const file of [path.join(folder, 'index.html'), ...names.map(name => path.join(assets, name))])
    if (/\.(html|js|css)$/.test(file)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  for (const name of names) renameSync(path.join(assets, name), path.join(assets, renamed(name)));
  const [first] = /index-[\w-]{8}\.js/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))!;
  writeFileSync(
    path.join(assets, first),
    `${readFileSync(path.join(assets, first), 'utf8')}\nglobalThis.secondBuild = true;\n`,
  );
  listFiles(folder);
}

/** What is read while the first screen rests has come: only a press asks for more. */
const readAhead = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/warmUp-')));

test('after one visit the network may go: every room opens, a round is played, and goes on after a reload', async () => {
  const { page, complaints } = await visit();
  await site.close();
  await page.reload();
  for (const [door, name] of [
    ['New game', 'New game'],
    ['Set up practice', 'Practice'],
    ['Drills', 'Drills'],
    ['Open the lessons', 'Learn'],
    ['Squads', 'Squads'],
    ['Saved games', 'Saved games'],
    ['Settings', 'Settings'],
  ] as const) {
    await press(page, door);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
  }
  await press(page, 'Open the lessons');
  await press(page, 'Begin: Flying');
  await page.getByRole('region', { name: 'Lesson: Flying' }).waitFor();
  await page.goBack();
  await page.goBack();
  await press(page, 'Squads');
  await press(page, 'Random squad');
  await page.getByText('This squad is legal.').waitFor();
  await page.goBack();
  await page.goBack();

  await press(page, 'Against the table');
  await page.locator('.table-question').waitFor();
  await page.goBack();
  await press(page, 'Starter game');
  await page.locator('.curtain').waitFor();
  await playOn(page, async () => (await roundOf(page)) === 2);
  const question = await words(page);
  await page.reload();
  await asked(page).waitFor();
  await expect.poll(() => words(page)).toBe(question);
  await playOn(page, async () => (await asked(page).innerText()) !== question);
  expect(complaints).toEqual([]);
});

test('a newer version asks on the first screen, and never at a table', async () => {
  const { page } = await visit();
  await press(page, 'Starter game');
  await page.locator('.curtain').waitFor();
  const game = page.url();
  buildAgain();
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    while (!registration.waiting) await new Promise(resolve => setTimeout(resolve, 50));
  });
  expect(await band(page).count()).toBe(0);
  // Not by a reload either: the page is still the one that was kept.
  await page.reload();
  await page.locator('.curtain').waitFor();
  expect(await isSecond(page)).toBe(false);

  await page.goBack();
  await band(page).getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => band(page).count()).toBe(0);
  await page.reload();
  expect(await isSecond(page)).toBe(false);
  await band(page).getByRole('button', { name: 'Load it now' }).click();
  await page.waitForFunction(() => 'secondBuild' in globalThis);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  expect(await band(page).count()).toBe(0);
  await page.goto(game);
  await page.locator('.curtain').waitFor();
});

test('a game in another tab goes on in its own version, though its parts are no longer offered', async () => {
  const { page, complaints } = await visit();
  const other = await page.context().newPage();
  await other.goto(site.url);
  await other.getByRole('button', { name: 'Starter game' }).click();
  await other.locator('.curtain').waitFor();
  buildAgain();
  await page.reload();
  await band(page).getByRole('button', { name: 'Load it now' }).click();
  await page.waitForFunction(() => 'secondBuild' in globalThis);
  expect(await isSecond(other)).toBe(false);
  await other.goBack();
  await press(other, 'Set up practice');
  await other.getByRole('heading', { level: 1, name: 'Practice' }).waitFor();
  expect(await isSecond(other)).toBe(false);
  expect(complaints.filter(one => !one.startsWith('request failed'))).toEqual([]);
});

test('where nothing is kept, a part that an update took away has the page begin again, in the same room', async () => {
  const { page } = await openPage(browser, site);
  await readAhead(page);
  buildAgain();
  await press(page, 'Settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await expect.poll(() => isSecond(page)).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toBe('#settings');
});

test('it can be installed: the manifest and its icons are there, and the policy lets them', async () => {
  const { page, complaints } = await openPage(browser, site);
  const href = await page.getAttribute('link[rel=manifest]', 'href');
  const address = new URL(href!, page.url()).href;
  const manifest = await (await page.request.get(address)).json();
  expect(manifest).toMatchObject({ name: 'Range One', start_url: './', scope: './', display: 'standalone' });
  for (const { src, sizes } of manifest.icons as readonly { src: string; sizes: string }[]) {
    const icon = await page.request.get(new URL(src, address).href);
    expect(icon.status()).toBe(200);
    const bytes = await icon.body();
    // Width and height stand at the head of a PNG.
    if (sizes !== 'any') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = (await session.send('Page.getAppManifest')) as { errors: readonly unknown[] };
  expect(errors).toEqual([]);
  expect(complaints).toEqual([]);
});
