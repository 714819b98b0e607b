import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveProblems } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, pressIfThere, pressUntil, roundOf, wholeTable } from '../support/table';

inBrowser();

async function openAlone(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site, {
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    ...options,
  });
  await opened.page.getByRole('button', { name: 'Against the table' }).click();
  await opened.page.locator('.dial-grid').first().waitFor();
  await wholeTable(opened.page);
  return opened;
}

const asked = (page: Page) => page.locator('.table-question');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause' });
const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true });

/** Dials as they come first, until all are set. */
async function setDials(page: Page): Promise<void> {
  const dial = page.locator('.dial-grid button[aria-disabled="false"]').first();
  const all = ready(page);
  for (await all.or(dial).first().waitFor(); !(await all.isVisible()); await all.or(dial).first().waitFor())
    await dial.click();
  await all.click();
}

/** The last answer of whatever is asked: most often no. What the table is asked is its own. */
const playTo = (page: Page, round: number): Promise<void> =>
  pressUntil(
    page,
    async () => (await roundOf(page)) >= round,
    async () => {
      const next = asked(page)
        .locator('.question [data-key]:not(:disabled, .dial-grid button), .question .answers button')
        .last();
      const leave = asked(page).getByRole('button', { name: /^Leave it/ });
      const button = (await leave.count()) > 0 ? leave : next;
      if ((await button.count()) === 0) return false;
      await pressIfThere(button);
      return true;
    },
  );

test('from the first screen one person plays a round against the table, which thinks in a worker', async () => {
  const { page, complaints } = await openAlone();
  await expect.poll(() => pause(page).count()).toBe(1);
  expect(await page.getByText('Dials are secret').count()).toBe(0);
  await expect.poll(() => page.workers().length).toBe(1);
  await keepScreen(page, 'opponent-dials');
  await setDials(page);
  await playTo(page, 2);
  await keepScreen(page, 'opponent-round');
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/B\d .+ reveals/);
  await page.getByRole('button', { name: 'Why?' }).click();
  const reasons = page.locator('.seat-whys');
  await expect.poll(() => reasons.innerText()).toMatch(/Next best|It misjudged|Nothing else/);
  // Whoever reads has the whole panel, and the table of that moment.
  await expect.poll(() => page.locator('.dial-grid').count()).toBe(0);
  await reasons
    .getByRole('button', { name: /: (blue|white|red) \d/ })
    .last()
    .click();
  await expect.poll(() => reasons.innerText()).toMatch(/It would have .+ in arc, and be in/);
  await keepScreen(page, 'opponent-why');
  expect(await graveProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(() => page.locator('.dial-grid').count()).toBeGreaterThan(0);
  await expect.poll(() => reasons.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('what was under way goes on after the page was loaded again, after the worker died, and with a person on its side', async () => {
  const { page } = await openAlone();
  await setDials(page);
  await expect.poll(() => page.locator('.log').innerText()).toContain('reveals');
  await page.reload();
  await wholeTable(page);
  await pause(page).click();
  await page.getByText('Paused. Next:').or(asked(page).locator('[data-key]').first()).first().waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  const dies = () =>
    void setTimeout(() => Promise.reject(new Error('It ran out of memory.')).catch(problem => reportError(problem)));
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await worker.evaluate(dies);
  const lost = page.locator('.seat-lost');
  const answers = asked(page).locator('.question [data-key]:not(:disabled), .question .answers button');
  await lost.or(answers.first()).first().waitFor();
  if ((await lost.count()) > 0) await lost.getByRole('button', { name: 'Try again' }).click();
  await playTo(page, 2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByLabel('Recruit (table)').selectOption('A person');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /: set dials/ })
    .first()
    .waitFor();
  await expect.poll(() => pause(page).count()).toBe(0);
});
