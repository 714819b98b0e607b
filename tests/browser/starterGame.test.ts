import { expect, test } from 'vitest';
import { browser, inBrowser, site } from '../support/inBrowser';
import { pressThrough } from '../support/pressing';
import { keepScreen, logOf, openStarter, question, rested, setAnyDials } from '../support/table';

inBrowser();

test('a starter game is one click away, and both squads stand on the table', async () => {
  const { page, complaints } = await openStarter(browser, site);
  await expect.poll(() => page.getByRole('complementary').count()).toBe(2);
  await page.locator('.board canvas').first().waitFor();
  expect(complaints).toEqual([]);
});

test('a step can be undone and done again', async () => {
  const { page } = await openStarter(browser, site);
  await setAnyDials(page, 1);
  await setAnyDials(page, 2);
  const asked = await rested(page, () => question(page).innerText());
  await page.getByRole('button', { name: /^Undo/ }).click();
  // A dial was seen: it asks once.
  await page.getByRole('button', { name: 'Undo anyway' }).click();
  await page.locator('.curtain').waitFor();
  await page.keyboard.press('Control+y');
  await page.locator('.curtain').waitFor({ state: 'detached' });
  await expect.poll(() => question(page).innerText()).toBe(asked);
});

test('a line of the log leads back to its moment, or nowhere', async () => {
  const { page, complaints } = await openStarter(browser, site);
  await page.getByTitle('Unfold the log').click();
  const line = page.getByRole('log').getByRole('button', { name: /^A1 .* is placed/ });
  await line.click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Stay' }).waitFor({ state: 'detached' });
  await line.click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByText('It may lie here.').waitFor();
  expect(complaints).toEqual([]);
});

/** Issue 12: a quarter fewer presses than the same answers took before. What cards ask, nobody was asked then. */
const OF_BEFORE = 0.75;
const BY_CARDS = ['mayUse', 'orderAbilities', 'placeDevice'];

test('two players play a whole game to its end by few presses, and nothing complains', async () => {
  const { page, complaints } = await openStarter(browser, site, { sameDice: 14 });
  const presses = await pressThrough(page, 7);
  const over = page.locator('.table-outcome').first();
  await over.waitFor();
  await expect.poll(() => over.innerText()).toMatch(/wins|draw/);
  await keepScreen(page, 'game over');
  expect(await logOf(page)).not.toBe('');
  expect(complaints).toEqual([]);
  const { total, flown, rounds, before, byKind } = presses;
  console.info(`Starter game: ${total} presses, ${before} before; ${rounds} rounds, ${flown} dials`, byKind);
  const byCards = BY_CARDS.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0);
  expect(total - byCards).toBeLessThanOrEqual((before - byCards) * OF_BEFORE);
});
