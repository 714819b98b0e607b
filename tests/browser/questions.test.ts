import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, type Site, servePreview } from '../support/browser';
import { gamesBefore } from '../support/moments';
import { keepScreen, logOf, question } from '../support/table';

/** Every kind of question that random play comes to soon; the rarer ones are told apart by the tests of labels. */
const KINDS = [
  'placeObstacle',
  'placeMarker',
  'placeShip',
  'pointTurret',
  'setDials',
  'chooseShip',
  'decloak',
  'placeDevice',
  'relocate',
  'chooseLanding',
  'chooseAction',
  'barrelRoll',
  'boost',
  'lock',
  'coordinate',
  'jam',
  'reinforce',
  'slam',
  'chooseMarker',
  'jettison',
  'tractorMove',
  'tractorTurn',
  'mayUse',
  'orderAbilities',
  'chooseAttack',
  'modifyDice',
  'rerollDice',
  'changeDice',
  'chooseLine',
] as const;
const MOST_SEEDS = 80;

let browser: Browser;
let site: Site;
let games: ReadonlyMap<string, string>;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
  games = gamesBefore(KINDS, MOST_SEEDS);
  const options = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;
  ({ page, complaints } = await openPage(browser, site, options));
  await page.getByRole('button', { name: 'Saved games' }).click();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Presses whatever answers the question: several presses where a choice is made first and confirmed then. */
async function answerIt(asked: string): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    if ((await page.locator('.curtain').count()) > 0 || (await question(page).innerText()) !== asked) return;
    const sure = page.locator('.table-question .accented:not(:disabled)').first();
    const any = page.locator('.table-question button:not(:disabled):not(.why-not-one)');
    if ((await sure.count()) > 0) await sure.click();
    else await any.nth(turn % (await any.count())).click();
    await page.waitForTimeout(50);
  }
}

test.each(KINDS)(
  'a question of the kind %s is put in words and can be answered by clicks',
  { timeout: 60_000 },
  async kind => {
    const game = games.get(kind);
    expect(game, `a game that comes to ${kind}`).toBeDefined();
    const file = { name: `${kind}.rangeone.json`, mimeType: 'application/json', buffer: Buffer.from(game!) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: `Open ${kind}`, exact: true }).click();
    await page.locator('.question-words').first().waitFor();
    if (kind === 'setDials')
      await page
        .getByRole('button', { name: /: set dials/ })
        .first()
        .click();
    const asked = await question(page).innerText();
    expect(asked).toMatch(/[.?]$/);
    expect(asked).not.toMatch(/undefined|null|[a-z]:[a-z]/);
    await keepScreen(page, `question ${kind}`);
    const before = await logOf(page);
    await answerIt(asked);
    const moved = (await page.locator('.curtain').count()) > 0 || (await question(page).innerText()) !== asked;
    expect(moved || (await logOf(page)) !== before || kind === 'setDials').toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Saved games' }).click();
    expect(complaints).toEqual([]);
  },
);
