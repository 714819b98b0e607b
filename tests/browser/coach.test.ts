import { expect, test } from 'vitest';
import { graveProblems, smallPrint } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, wholeTable } from '../support/table';

inBrowser();

test('before the dials are set the coach ranks every maneuver in a worker, draws it, and sets the one that is liked', async () => {
  const { page, complaints } = await openPage(browser, site, {
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'Against the table' }).click();
  await page.locator('.dial-grid').first().waitFor();
  await wholeTable(page);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  const coach = page.locator('.coach-view');
  await coach.getByText(/^Best of \d+\.$/).waitFor();
  await coach.locator('.coach-row').nth(4).click();
  await expect.poll(() => coach.innerText()).toMatch(/5th of \d+, .+ behind (blue|white) \d/);
  await keepScreen(page, 'coach');
  expect(await graveProblems(page)).toEqual([]);
  expect(await smallPrint(page)).toEqual([]);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(300);
    await keepScreen(page, 'coach');
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await coach.getByRole('button', { name: 'Set this dial' }).click();
  await coach.locator('.coach-set').first().waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(() => page.locator('.dial-progress').innerText()).toBe('1 of 4 set');
  const threats = page.getByRole('button', { name: 'Where enemies can shoot' });
  await threats.click();
  await page.waitForTimeout(1500);
  await keepScreen(page, 'threats');
  await expect.poll(() => threats.getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
});
