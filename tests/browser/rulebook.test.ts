import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { graveProblems, smallPrint } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { afterFrames, keepScreen, onScreen, openPosition, question } from '../support/table';

inBrowser();

const DUEL = {
  p1: [{ pilot: 'redsquadronveteran', at: [457, 300], tokens: ['focus', 'stress'], locks: ['B1'] }],
  p2: [{ pilot: 'academypilot', at: [457, 480], heading: 180 }],
  rocks: [
    [560, 300],
    [250, 600],
    [700, 620],
  ],
} as const;

const openRoom = async (options: Parameters<typeof openPage>[2] = {}) => {
  const opened = await openPage(browser, site, { viewport: { width: 1366, height: 768 }, ...options });
  await opened.page.getByRole('button', { name: 'Rulebook', exact: true }).click();
  await opened.page.locator('.book-name').first().waitFor();
  return opened;
};

const title = (page: Page) => page.locator('.book-entry h3').innerText();

describe('the rulebook', () => {
  test('opens every entry, with its example and links that lead on', async () => {
    const { page, complaints } = await openRoom();
    const roomFor = async (part: string) => (await page.locator(part).first().boundingBox())!.width;
    const ids = await page.locator('.book-name').evaluateAll(all => all.map(one => one.getAttribute('data-entry')!));
    expect(ids.length).toBeGreaterThanOrEqual(100);
    for (const id of ids) {
      await page.locator(`.book-name[data-entry="${id}"]`).click();
      await page.locator(`#entry-${id}`).waitFor();
      await page.locator(':is(.small-board, .example-rows, .example-pieces, .example-order)').first().waitFor();
      await page.locator('.book-see button').first().waitFor();
      const room = () => roomFor('.book-entry .example, .example-order');
      await expect.poll(room, { message: id }).toBeGreaterThan(320);
    }
    expect(complaints).toEqual([]);
  });

  test('finds a word, follows a link, and goes back with the browser', async () => {
    const { page } = await openRoom({ bypassCSP: true });
    await page.getByRole('searchbox').fill('bump');
    const first = page.locator('.book-name').first();
    await expect.poll(() => first.getAttribute('data-entry')).toBe('partial');
    await first.click();
    await expect.poll(() => title(page)).toBe('Overlap and backing up');
    await expect.poll(() => page.url()).toContain('#rulebook/partial');
    await page.locator('.book-see').getByRole('button', { name: 'Koiogran turn' }).click();
    await expect.poll(() => title(page)).toBe('Koiogran turn');
    expect(await graveProblems(page)).toEqual([]);
    expect(await smallPrint(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => title(page)).toBe('Overlap and backing up');
  });

  test('its examples are played with: a ship that is moved out of the way is not run into', async () => {
    const { page } = await openRoom();
    await page.locator('.book-name[data-entry="partial"]').click();
    const says = page.locator('.example-says');
    await says.getByText('would overlap B1').waitFor();
    await page.locator('.small-board').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
    await says.getByText('Nothing is in the way').waitFor();
    await page.getByRole('button', { name: 'As it was' }).click();
    await says.getByText('would overlap B1').waitFor();
  });

  test('on a phone it is a list or a page', async () => {
    const { page } = await openRoom({ viewport: { width: 390, height: 844 } });
    await page.locator('.book-name[data-entry="range"]').click();
    await expect.poll(() => page.locator('.book-list').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'All entries' }).click();
    await expect.poll(() => page.locator('.book-list').isVisible()).toBe(true);
  });
});

describe('every piece explains itself', () => {
  const tip = (page: Page) => page.locator('.piece-tip');

  /** Where a place is seen once the camera has come to rest. */
  async function seenAt(page: Page, x: number, y: number) {
    for (;;) {
      const before = await onScreen(page, x, y);
      await page.waitForTimeout(400);
      const after = await onScreen(page, x, y);
      if (before.x === after.x && before.y === after.y) return after;
    }
  }

  test('to a pointer that rests on it, with a way into the rulebook that loses nothing', async () => {
    const { page, complaints } = await openPosition(browser, site, DUEL);
    const asked = await question(page).innerText();
    const rock = await seenAt(page, 560, 300);
    await page.mouse.move(rock.x, rock.y);
    await tip(page).getByText('Asteroid').waitFor();
    await keepScreen(page, 'piece tip');
    await page.mouse.move(rock.x + 4, rock.y + 40, { steps: 4 });
    await tip(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Asteroid' }).waitFor();
    await keepScreen(page, 'rulebook over a game');
    await page.keyboard.press('Escape');
    await expect.poll(() => question(page).innerText()).toBe(asked);
    expect(complaints).toEqual([]);
  });

  test('to a key, one after the other', async () => {
    const { page } = await openPosition(browser, site, DUEL);
    const told: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('i');
      told.push(await tip(page).locator('b').innerText());
    }
    expect(told.slice(0, 4)).toEqual([
      'A1 Red Squadron Veteran',
      'Focus of A1 Red Squadron Veteran',
      'Stress of A1 Red Squadron Veteran',
      'Lock of A1 Red Squadron Veteran',
    ]);
    await page.keyboard.press('Escape');
    await expect.poll(() => tip(page).count()).toBe(0);
    await page.keyboard.press('i');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('.book-entry').waitFor();
  });

  test('to a tap on a rock, and not to a drag that ends on it', async () => {
    const { page, complaints } = await openPosition(browser, site, DUEL, {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    });
    const { x, y } = await seenAt(page, 560, 300);
    await page.touchscreen.tap(x, y);
    await tip(page).getByText('Asteroid').waitFor();
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: x - 60, y });
    await touch('touchMove', { x: x - 30, y });
    await touch('touchMove', { x, y });
    await touch('touchEnd');
    await page.waitForTimeout(400);
    expect(await tip(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('to a finger that is held, which picks nothing', async () => {
    const { page } = await openPosition(browser, site, DUEL, {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    });
    const { x, y } = await seenAt(page, 457, 480);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
    await touch('touchStart');
    await tip(page).getByText('B1 Academy Pilot').waitFor();
    await touch('touchEnd');
    await afterFrames(page);
    expect(await page.locator('.ship-card').count()).toBe(0);
    await expect.poll(() => tip(page).count()).toBe(1);
    await touch('touchStart');
    await touch('touchEnd');
    await page.locator('.ship-card').waitFor();
  });
});

test('any question says what can be done, what an experienced player looks at, and where the rulebook tells of it', async () => {
  const { page } = await openPosition(browser, site, DUEL);
  await page.getByRole('button', { name: 'Ann: set dials' }).click();
  await page.getByRole('button', { name: 'What can I do here?' }).click();
  const help = page.locator('.here-help');
  await help.getByText('You choose in secret how each of your ships will fly').waitFor();
  await help.getByText('An experienced player looks at this').waitFor();
  await keepScreen(page, 'what can I do here');
  await help.getByRole('button', { name: 'Planning Phase' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Planning Phase' }).waitFor();
});
