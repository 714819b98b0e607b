import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { openStarter, playOn, question, rested, roundOf, setAnyDials } from '../support/table';

/** What must be so in any browser: `npm run soak` plays this in Firefox, too. */
inBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
/** Of Firefox’s protocol no driver hears that a way back within one page has been gone. */
const back = (page: Page) => page.evaluate(() => history.back());
const asked = (page: Page) => page.locator('.question, .curtain').first();

/** Who is asked to set dials; the round before is counted first, which is read and closed. */
async function setters(page: Page): Promise<string> {
  const summary = page.locator('.round-summary');
  await rested(page, () => summary.count());
  while ((await summary.count()) > 0) await page.keyboard.press('Escape');
  return rested(page, async () => (await page.getByRole('button', { name: /: set dials$/ }).allInnerTexts()).join());
}

test('a round is played, a reload finds the same question, and its replay is stepped through', async () => {
  const { page, complaints } = await openStarter(browser, site);
  await setAnyDials(page, 1);
  await setAnyDials(page, 2);
  await question(page).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await press(page, 'Undo anyway');
  await page.locator('.curtain').waitFor();
  await page.keyboard.press('Control+y');
  await page.locator('.curtain').waitFor({ state: 'detached' });
  await playOn(page, async () => (await roundOf(page)) === 2);
  const before = await setters(page);
  expect(before).toContain('set dials');
  await page.reload();
  await asked(page).waitFor();
  await expect.poll(() => setters(page)).toBe(before);
  await expect.poll(() => roundOf(page)).toBe(2);
  await back(page);
  await press(page, 'Saved games');
  await page.getByRole('button', { name: /^Replay / }).click();
  const when = page.locator('.replay-when');
  await when.waitFor();
  await press(page, 'To the beginning');
  await expect.poll(() => when.innerText()).toContain('step 0 of');
  await page.keyboard.press('End');
  await expect.poll(() => when.innerText()).toContain('Round 2');
  expect(complaints).toEqual([]);
});

test('every room opens, and Back leads out of it', async () => {
  const { page, complaints } = await openPage(browser, site);
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
    await back(page);
  }
  await press(page, 'Squads');
  await press(page, 'Random squad');
  await page.getByText('This squad is legal.').waitFor();
  expect(complaints).toEqual([]);
});
