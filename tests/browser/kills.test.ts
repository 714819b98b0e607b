import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../src/bots/random';
import { type Site, servePreview } from '../support/browser';
import { type OwnBrowser, openOwnBrowser } from '../support/ownBrowser';
import { answerAny } from '../support/table';

/** Ten in every test run; `npm run soak` asks for two hundred. */
const KILLS = Number(process.env.KILLS ?? 10);

let site: Site;
let profile: string;
let open: OwnBrowser;

beforeAll(async () => {
  site = await servePreview();
  profile = mkdtempSync(path.join(tmpdir(), 'range-one-kills-'));
});
afterAll(async () => {
  await open?.kill().catch(() => undefined);
  await site?.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** How many answers the disk has of the game at this address, and whether its rows are all there. */
const kept = (page: Page, game: string): Promise<{ readonly answers: number; readonly rows: number }> =>
  page.evaluate(
    id =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('range-one');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const tx = request.result.transaction(['games', 'answers']);
          const one = tx.objectStore('games').get(id);
          const rows = tx.objectStore('answers').count(IDBKeyRange.bound([id, 0], [id, []]));
          tx.oncomplete = () => {
            request.result.close();
            resolve({ answers: one.result?.answers ?? 0, rows: rows.result });
          };
        };
      }),
    game.split('/').at(-1)!,
  );

/** The table as it lies before the players, without a problem told. */
async function table(page: Page): Promise<void> {
  await page.locator('.table-question').waitFor();
  await page.locator('.table-screen[aria-busy="false"]').waitFor();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
}

/** The address of a starter game that has just begun. */
async function begin(): Promise<string> {
  await open.page.goto(site.url);
  await open.page.getByRole('button', { name: 'Starter game' }).click();
  await table(open.page);
  return open.page.url();
}

test(`a browser that is killed at ${KILLS} random moments has lost no answer that it had kept`, {
  timeout: 60_000 + KILLS * 30_000,
}, async () => {
  const random = randomFrom(12);
  open = await openOwnBrowser(profile);
  await open.page.goto(site.url);
  await open.page.evaluate(() => localStorage.setItem('range-one settings', '{"steady":false,"motion":"off"}'));
  await open.page.reload();
  let game = await begin();
  const told: string[] = [];
  let turn = 0;
  let ended = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    // A long run comes to the end of a game, and goes on in another.
    if ((await open.page.locator('.table-outcome').count()) > 0) {
      ended += (await kept(open.page, game)).answers;
      game = await begin();
    }
    const presses = 1 + Math.floor(random() * 6);
    for (let press = 0; press < presses; press++)
      if (!(await answerAny(open.page, turn++))) await open.page.waitForTimeout(50);
    await expect.poll(async () => (await kept(open.page, game)).answers).toBeGreaterThan(0);
    const before = await kept(open.page, game);
    // Somewhere in the middle of the next answers and of their being written.
    const after = Math.floor(random() * 500);
    const dying = (async () => {
      for (let press = 0; press < 8; press++) await answerAny(open.page, turn++);
    })().catch(() => undefined);
    await new Promise(resolve => setTimeout(resolve, after));
    await open.kill();
    await dying;
    open = await openOwnBrowser(profile);
    await open.page.goto(game);
    await table(open.page);
    const now = await kept(open.page, game);
    told.push(`${kill}: killed after ${after} ms; ${before.answers} answers kept before, ${now.answers} after`);
    expect(now.answers, told.at(-1)).toBeGreaterThanOrEqual(before.answers);
    expect(now.rows, told.at(-1)).toBeGreaterThanOrEqual(now.answers);
  }
  expect(ended + (await kept(open.page, game)).answers).toBeGreaterThan(KILLS);
  console.info(told.join('\n'));
});
