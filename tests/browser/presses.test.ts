import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MOMENT } from '../../src/store/presses';
import { openPage, type PageOptions } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import type { Position } from '../support/position';
import { onScreen, openPosition, question } from '../support/table';

inBrowser();

/** As people have it: a question must have been in sight before it takes an answer. */
const STEADY: PageOptions = { steady: true, viewport: { width: 1366, height: 768 } };

/** From here on time passes as the test lets it: however slow the machine, a double click takes none. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const aMoment = (page: Page) => page.clock.runFor(MOMENT);

/** The first ship's 2 straight and the second one's 5 straight end on the same ground. */
const THREE: Position = {
  p1: [
    { pilot: 'academypilot', at: [400, 200] },
    { pilot: 'academypilot', at: [400, 100] },
    { pilot: 'academypilot', at: [200, 100] },
  ],
  p2: [{ pilot: 'academypilot', at: [400, 700], heading: 180 }],
};

async function toDials(options: PageOptions = {}): Promise<Page> {
  const { page } = await openPosition(browser, site, THREE, { ...STEADY, ...options });
  await stopTime(page);
  await lookAtDials(page, 'Ann');
  return page;
}

async function lookAtDials(page: Page, player: string): Promise<void> {
  await page.getByRole('button', { name: `${player}: set dials` }).click();
  await page.locator('.dial-grid').first().waitFor();
  await aMoment(page);
}

const twoStraight = (page: Page) => page.locator('.dial-grid').getByRole('button', { name: /^blue 2 straight/ });
const unset = (page: Page) => page.getByRole('button', { name: /: no dial yet$/ }).count();

test('a double click sets one dial; the next ship has to wait a moment for its own', async () => {
  const page = await toDials();
  await twoStraight(page).dblclick();
  await expect.poll(() => unset(page)).toBe(2);
  await aMoment(page);
  await twoStraight(page).click();
  await expect.poll(() => unset(page)).toBe(1);
});

test('nor do two quick taps set two', async () => {
  const page = await toDials({ hasTouch: true });
  await twoStraight(page).tap();
  await twoStraight(page).tap();
  await expect.poll(() => unset(page)).toBe(2);
  await aMoment(page);
  await twoStraight(page).tap();
  await expect.poll(() => unset(page)).toBe(1);
});

test('nor does a double click on the board', async () => {
  const page = await toDials();
  const { x, y } = await onScreen(page, 400, 326);
  await page.mouse.move(x, y);
  await page.locator('.maneuver.pointed').waitFor();
  // The board draws its frames in between.
  for (let press = 0; press < 2; press++) {
    await page.clock.runFor(MOMENT / 3);
    await page.mouse.click(x, y);
  }
  await expect.poll(() => unset(page)).toBe(2);
  await aMoment(page);
  await page.mouse.click(x, y);
  await expect.poll(() => unset(page)).toBe(1);
});

test('a second press never answers for the other player', async () => {
  const duel: Position = {
    p1: [{ pilot: 'academypilot', at: [200, 200] }],
    p2: [{ pilot: 'academypilot', at: [700, 700], heading: 180 }],
  };
  const { page } = await openPosition(browser, site, duel, STEADY);
  await stopTime(page);
  for (const player of ['Ann', 'Ben']) {
    await lookAtDials(page, player);
    await twoStraight(page).click();
    await aMoment(page);
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await aMoment(page);
  }
  const focus = page.locator('.table-question').getByRole('button', { name: /^Focus/ });
  const focused = page.getByRole('log').getByText(/performs a focus action/);
  await focus.click();
  await focus.click();
  await expect.poll(() => focused.count()).toBe(1);
  await aMoment(page);
  await focus.click();
  await expect.poll(() => focused.count()).toBe(2);
});

test('Enter held down puts a piece down and no more; pressed again, it places one', async () => {
  const { page } = await openPage(browser, site, STEADY);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByText('It may lie here.').waitFor();
  await stopTime(page);
  await question(page).focus();
  const placed = page.locator('.log').getByText(/places (asteroid|debris cloud|gas cloud)/);
  const hold = async () => {
    for (let time = 0; time < 5; time++) {
      await page.keyboard.down('Enter');
      await aMoment(page);
    }
    await page.keyboard.up('Enter');
  };
  await hold();
  expect(await placed.count()).toBe(0);
  await hold();
  await expect.poll(() => placed.count()).toBe(1);
});
