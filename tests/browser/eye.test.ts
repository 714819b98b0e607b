import { expect, test } from 'vitest';
import { graveProblems, overflow, smallPrint } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, wholeTable } from '../support/table';

inBrowser();

test('ten looks are answered by eye, the ruler answers each, and the error is still there after the page was loaded again', async () => {
  const { page, complaints } = await openPage(browser, site, {
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'Train your eye' }).click();
  const card = page.locator('.eye-card');
  await card.waitFor();
  await wholeTable(page);
  for (let look = 0; look < 10; look++) {
    await keepScreen(page, `eye-${look}`);
    await card.locator('.eye-answers button').first().click();
    await card.getByRole('status').waitFor();
    await page.waitForTimeout(300);
    await keepScreen(page, `eye-${look}-told`);
    if (look === 0) expect(await graveProblems(page)).toEqual([]);
    await card.getByRole('button', { name: look < 9 ? 'Next' : 'See how it went' }).click();
  }
  await expect.poll(() => card.innerText()).toMatch(/\d+ of 10 right, \d+\.\d mm off on average/);
  await keepScreen(page, 'eye-over');
  expect(await smallPrint(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(400);
  await keepScreen(page, 'eye-over');
  expect(await overflow(page)).toEqual({ across: 0, down: 0 });
  await card.getByRole('button', { name: 'Ten more' }).click();
  await card.getByText('1 of 10').waitFor();
  await keepScreen(page, 'eye-look');
  await page.reload();
  await card.waitFor();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('range-one eye') ?? '[]').length))
    .toBe(1);
  expect(complaints).toEqual([]);
});
