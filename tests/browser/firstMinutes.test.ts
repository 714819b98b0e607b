import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { answer, keepScreen, openStarter, setAnyDials, wholeTable } from '../support/table';

inBrowser();

const LAPTOP = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;

const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });

test('a first visit is led to a game for two in one press, with hints for whoever is asked', async () => {
  const { page, complaints } = await openPage(browser, site, LAPTOP);
  await keepScreen(page, 'new-here');
  await page
    .getByRole('region', { name: 'New here?' })
    .getByRole('button', { name: 'Game for two, with hints' })
    .click();
  await wholeTable(page);
  for (const player of ['Player 1', 'Player 2']) {
    await answer(page, `${player}: set dials`);
    await hint(page)
      .getByText(/Plan a maneuver for each ship/)
      .waitFor();
    await answer(page, 'Hide');
    await setAnyDials(page, 0);
  }
  await page.locator('[data-key^="action:"]').first().waitFor();
  await expect.poll(() => hint(page).innerText()).toMatch(/One action for this ship\./);
  await keepScreen(page, 'hints');
  expect(complaints).toEqual([]);
});

test('hints are switched off in one press, and stay off in the next starter game and after a reload', async () => {
  const { page } = await openStarter(browser, site);
  await answer(page, /: set dials/);
  await hint(page).getByRole('button', { name: 'Hints off' }).click();
  await hint(page).waitFor({ state: 'detached' });
  await page.reload();
  await wholeTable(page);
  await answer(page, /: set dials/);
  await page.locator('.dial-grid').first().waitFor();
  expect(await hint(page).count()).toBe(0);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Starter game' }).click();
  await wholeTable(page);
  await answer(page, /: set dials/);
  await page.locator('.dial-grid').first().waitFor();
  expect(await hint(page).count()).toBe(0);
});
