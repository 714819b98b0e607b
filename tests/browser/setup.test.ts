import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveProblems, overflow } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';

inBrowser();

/** The setup screen with both lists of squads in sight. */
async function openSetup(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site, options);
  const { page } = opened;
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'Starter Flight' }).waitFor();
  await page.getByRole('radio', { name: 'Starter Hunters' }).waitFor();
  return {
    ...opened,
    one: page.getByRole('region', { name: 'Player 1' }),
    two: page.getByRole('region', { name: 'Player 2' }),
  };
}

test('two clicks start a game: new game, start', async () => {
  const { page, complaints } = await openSetup();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('canvas').first().waitFor();
  expect(complaints).toEqual([]);
});

test('the names and squads chosen here are found on the table', async () => {
  const { page, complaints, one, two } = await openSetup();
  await page.getByRole('radio', { name: '50 points' }).check();
  await page.getByRole('radio', { name: 'Salvage Mission' }).check();
  await one.getByRole('textbox').fill('Ada');
  await two.getByRole('textbox').fill('Grace');
  await one.getByRole('radio', { name: 'Gold' }).check();
  await two.getByRole('radio', { name: 'Lilac' }).check();
  await one.getByLabel('Faction').selectOption('Galactic Republic');
  await one.getByRole('radio', { name: 'Jedi Council' }).check();
  await two.getByRole('radio', { name: 'Random squad' }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('canvas').first().waitFor();
  await page.getByText('Ada').filter({ visible: true }).first().waitFor();
  await page.getByText('Grace').filter({ visible: true }).first().waitFor();
  await page.getByText('Mace Windu').filter({ visible: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

test('players of one colour cannot start, and are told why', async () => {
  const { page, two } = await openSetup();
  await two.getByRole('radio', { name: 'Teal' }).check();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Both players fly Teal.');
  await page.getByRole('button', { name: 'Start game' }).click({ force: true });
  await expect.poll(() => page.getByRole('heading', { level: 1, name: 'New game' }).count()).toBe(1);
});

test('by keyboard alone', async () => {
  const { page } = await openSetup();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('radio', { name: '50 points' }).isChecked()).toBe(true);
  const start = page.getByRole('button', { name: 'Start game' });
  for (let at = 0; at < 20 && !(await start.evaluate(it => it === document.activeElement)); at++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('canvas').first().waitFor();
});

test('names are remembered over a reload', async () => {
  const { page, one } = await openSetup();
  await one.getByRole('textbox').fill('Ada');
  await page.reload();
  await one.getByRole('textbox').waitFor();
  await expect.poll(() => one.getByRole('textbox').inputValue()).toBe('Ada');
});

test.each([
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
])('the page does not scroll at $width × $height', async viewport => {
  const { page } = await openSetup({ viewport });
  expect(await overflow(page)).toEqual({ across: 0, down: 0 });
});

test.each([
  { width: 844, height: 390 },
  { width: 390, height: 844 },
])('on a phone of $width × $height nothing sticks out, and every target is large enough', async viewport => {
  const { page } = await openSetup({ viewport, hasTouch: true, isMobile: true });
  expect((await overflow(page)).across).toBe(0);
  const targets = page.locator('button, label, select, input[type=text]');
  const small = await targets.evaluateAll(all =>
    all
      .map(one => ({ text: one.textContent.slice(0, 20), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
  await expect.poll(() => page.getByRole('button', { name: 'Start game' }).isVisible()).toBe(true);
});

test.each([
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
])('axe finds nothing serious at $width × $height', async viewport => {
  const { page, two } = await openSetup({ viewport, bypassCSP: true });
  await two.getByRole('radio', { name: 'Teal' }).check();
  expect(await graveProblems(page)).toEqual([]);
});
