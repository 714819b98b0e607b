import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, openPosition, question, wholeTable } from '../support/table';

inBrowser();

const LAPTOP = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;

test('every position opens in two presses, says what to show, and asks its question', async () => {
  const { page, complaints } = await openPage(browser, site, LAPTOP);
  await page.getByRole('button', { name: 'Positions', exact: true }).click();
  await page.locator('[data-position]').first().waitFor();
  await keepScreen(page, 'shelf');
  const ids = await page
    .locator('[data-position]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-position')!));
  expect(ids.length).toBeGreaterThanOrEqual(30);
  for (const id of ids) {
    await page.locator(`[data-position="${id}"]`).click();
    await wholeTable(page);
    const said = () => page.locator('.coach-card p').first().innerText();
    await expect.poll(said, { message: id }).toMatch(/[.?]$/);
    await page.locator('.table-question :is(h2, .question-words)').first().waitFor();
    if (id === 'obstructed' || id === 'barrel-roll') await keepScreen(page, `position ${id}`);
    await page.getByRole('button', { name: 'All positions' }).click();
    await page.locator('[data-position]').first().waitFor();
  }
  expect(complaints).toEqual([]);
});

test('a position is played on, and laid out again as it was', async () => {
  const { page } = await openPage(browser, site, LAPTOP);
  await page.goto(`${site.url}#positions/range-1`);
  await page.reload();
  await wholeTable(page);
  await question(page)
    .getByText(/attack whom/)
    .waitFor();
  await page.locator('.table-question').getByRole('button', { name: /B1/ }).first().click();
  await page.getByRole('button', { name: /^Attack/ }).click();
  await page.getByRole('button', { name: 'As it was' }).click();
  await question(page)
    .getByText(/attack whom/)
    .waitFor();
});

test('one’s own game becomes a position, goes out as a link, and is played by whoever follows it', async () => {
  const { page } = await openPosition(browser, site, {
    p1: [{ pilot: 'redsquadronveteran', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [457, 480], heading: 180 }],
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Keep as a position' }).click();
  await page.getByText('stands on the shelf').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}#positions`);
  await page.getByRole('button', { name: /^Copy link/ }).click();
  const link = await page.locator('.shelf-link').inputValue();
  expect(link).toContain('#positions/~');

  const friend = await openPage(browser, site, LAPTOP);
  await friend.page.goto(link);
  await friend.page.reload();
  await friend.page.getByRole('button', { name: 'Open', exact: true }).click();
  await wholeTable(friend.page);
  await friend.page.locator('.curtain').waitFor();
  await expect.poll(() => friend.page.url()).toContain('#game/');
});

test('a link that brings nothing says so', async () => {
  const { page } = await openPage(browser, site, LAPTOP);
  await page.goto(`${site.url}#positions/~nonsense`);
  await page.reload();
  await page.getByText('brings no position that can be read').waitFor();
});

test('on a phone the answer that a position is about stands in sight', async () => {
  const { page } = await openPage(browser, site, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${site.url}#positions/evade`);
  await page.reload();
  await wholeTable(page);
  const inSight = () =>
    page.locator('[data-key^="mod:evade"]').evaluate(answer => {
      const { left, top, width, height } = answer.getBoundingClientRect();
      return answer.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(inSight).toBe(true);
});
