import { expect, test } from 'vitest';
import { graveProblems, overflow, smallPrint } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, wholeTable } from '../support/table';

inBrowser();

test('the puzzle of the day is solved by a click: graded in a worker, told why, drawn, and kept with its streak', async () => {
  const { page, complaints } = await openPage(browser, site, {
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'Puzzles', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  await keepScreen(page, 'puzzles');
  expect(await graveProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Solve it' }).click();
  const card = page.locator('.puzzle-card');
  await card.waitFor();
  await wholeTable(page);
  await page.locator('.dial-grid button[aria-disabled="false"]').first().waitFor();
  await keepScreen(page, 'puzzle');
  await page.locator('.dial-grid button[aria-disabled="false"]').first().click();
  await card.getByText(/^(Best of \d+|\d+(st|nd|rd|th) of \d+.*)\.$/).waitFor();
  await card.getByRole('img', { name: /of 3 stars/ }).waitFor();
  await page.waitForTimeout(400);
  await keepScreen(page, 'puzzle-graded');
  expect(await graveProblems(page)).toEqual([]);
  expect(await smallPrint(page)).toEqual([]);
  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(400);
    await keepScreen(page, 'puzzle-graded');
    expect(await overflow(page)).toEqual({ across: 0, down: 0 });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await card.getByRole('button', { name: 'Another puzzle' }).click();
  await card.getByText('Which dial is the best here?').waitFor();
  await page.reload();
  await card.getByRole('button', { name: 'All puzzles' }).click();
  await page.getByText('Streak: 1 day').waitFor();
  expect(complaints).toEqual([]);
});
