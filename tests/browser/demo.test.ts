import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, openStarter, rested, wholeTable } from '../support/table';

inBrowser();

const LAPTOP = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;

const strip = (page: Page) => page.locator('.demo-strip');

/** A position on which an attack is about to be made. */
async function openAttack() {
  const { page, complaints } = await openPage(browser, site, LAPTOP);
  await page.goto(`${site.url}#positions/range-1`);
  await page.reload();
  await wholeTable(page);
  await page.getByRole('button', { name: 'Show how it works' }).click();
  await strip(page).waitFor();
  return { page, complaints };
}

test('a whole attack is shown at the presenter’s pace, and the strip keeps its place', async () => {
  const { page, complaints } = await openAttack();
  const place = await rested(page, () => strip(page).boundingBox());
  await page.locator('.table-question').getByRole('button', { name: /B1/ }).first().click();
  await page.getByRole('button', { name: /^Attack/ }).click();
  const next = strip(page).getByRole('button', { name: 'Next', exact: true });
  const heading = strip(page).locator('.demo-step h2');
  await expect.poll(() => heading.innerText()).toBe('Declare');
  const told = ['Declare'];
  while (await next.isEnabled()) {
    await next.click();
    told.push(await heading.innerText());
    await expect.poll(() => strip(page).boundingBox()).toEqual(place);
  }
  expect(told.slice(0, 4)).toEqual(['Declare', 'Roll', 'Roll', 'Compare']);
  await keepScreen(page, 'demo');
  await strip(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => heading.innerText()).toBe(told.at(-2));
  expect(complaints).toEqual([]);
});

test('the highlighter draws over the board, and is wiped away', async () => {
  const { page } = await openAttack();
  await strip(page).getByRole('button', { name: 'Highlighter' }).click();
  await page.mouse.move(500, 500);
  await page.mouse.down();
  await page.mouse.move(600, 560, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.locator('.demo-drawn path').count()).toBe(1);
  await page.locator('.demo-drawn').waitFor({ state: 'attached' });
  await strip(page).getByRole('button', { name: 'Highlighter' }).click();
  await strip(page).getByRole('button', { name: 'Wipe' }).click();
  await expect.poll(() => page.locator('.demo-drawn path').count()).toBe(0);
});

test('in any game the dice of the next attack are set by hand, in the strip’s own place', async () => {
  const { page, complaints } = await openStarter(browser, site);
  await page.getByRole('button', { name: 'Show how it works' }).click();
  const place = await rested(page, () => strip(page).boundingBox());
  await strip(page).getByRole('button', { name: 'Next roll' }).click();
  await strip(page).getByRole('button', { name: 'Next attack die: crit' }).click();
  await strip(page).locator('.practice-die').waitFor();
  expect(await strip(page).boundingBox()).toEqual(place);
  await keepScreen(page, 'demo-next-roll');
  await strip(page).getByRole('button', { name: 'Next roll' }).click();
  await strip(page)
    .getByText(/sets the next attack dice: crit/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});
