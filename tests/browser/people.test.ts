import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { graveProblems, overflow, smallPrint, smallTargets } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import {
  afterFrames,
  keepScreen,
  onScreen,
  openPosition,
  openStarter,
  question,
  rested,
  setDials,
} from '../support/table';

inBrowser();

const DUEL = {
  p1: [{ pilot: 'redsquadronveteran', at: [457, 300], tokens: ['focus'], locks: ['B1'] }],
  p2: [{ pilot: 'academypilot', at: [457, 620], heading: 180, tokens: ['evade'] }],
} as const;

/** From the first dial to the dice of the first attack, a picture of each moment on the way. */
async function toTheDice(page: Page, look: (moment: string) => Promise<void>): Promise<void> {
  await look('curtain');
  await page.getByRole('button', { name: 'Ann: set dials' }).click();
  await page.locator('.dial-grid').first().waitFor();
  await look('dial');
  await page
    .locator('.dial-grid')
    .getByRole('button', { name: /^blue 2 straight/ })
    .click();
  await look('dials set');
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await setDials(page, 'Ben', ['blue 2 straight']);
  await look('action');
  const press = (name: RegExp) => page.locator('.table-question').getByRole('button', { name }).first().click();
  await press(/^No action/);
  // The X-wing may flip its foils.
  await press(/^Leave it/);
  await press(/^No action/);
  await page
    .locator('.table-question')
    .getByText(/attack whom/)
    .waitFor();
  await look('targets');
  await page.locator('.table-question').getByRole('button', { name: /B1/ }).first().click();
  await page.getByRole('button', { name: /^Attack/ }).click();
  await look('dice');
}

describe('nothing serious stands in anybody’s way', () => {
  test('at every moment of an attack', async () => {
    const { page } = await openPosition(browser, site, DUEL, { bypassCSP: true });
    await toTheDice(page, async moment => {
      expect(await graveProblems(page), moment).toEqual([]);
      expect(await smallPrint(page), moment).toEqual([]);
      await keepScreen(page, moment);
    });
    await page.locator('.rail-ship').first().click();
    await page.locator('.ship-card').waitFor();
    expect(await graveProblems(page), 'ship card').toEqual([]);
    await keepScreen(page, 'ship card');
  });

  test('in the menu, in the settings and among the saved games', async () => {
    const { page } = await openStarter(browser, site, { bypassCSP: true });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await graveProblems(page)).toEqual([]);
    await keepScreen(page, 'menu');
    const home = await openPage(browser, site, { bypassCSP: true });
    for (const room of ['Settings', 'Saved games']) {
      await home.page.getByRole('button', { name: room }).click();
      await home.page.getByRole('heading', { level: 1, name: room }).waitFor();
      expect(await graveProblems(home.page), room).toEqual([]);
      await home.page.getByRole('button', { name: 'Back' }).click();
    }
  });
});

describe('every window', () => {
  test.each([
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
    { width: 844, height: 390 },
  ])('$width × $height: nothing scrolls, nothing is too small to read', async viewport => {
    const { page } = await openPosition(browser, site, DUEL, { viewport });
    await toTheDice(page, async moment => {
      expect(await overflow(page), moment).toEqual({ across: 0, down: 0 });
      expect(await smallPrint(page), moment).toEqual([]);
      await keepScreen(page, moment);
    });
  });
});

test.each([
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
])('the demo strip takes a little room and leaves the board the rest ($width × $height)', async viewport => {
  const { page } = await openPage(browser, site, { viewport, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /Show how it works/ }).check();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.locator('.demo-strip').waitFor();
  const strip = (await rested(page, () => page.locator('.demo-strip').boundingBox()))!;
  const [far, near] = [await onScreen(page, 0, 914.4), await onScreen(page, 0, 0)];
  expect(strip.y + strip.height).toBeLessThanOrEqual(far.y);
  expect(near.y - far.y).toBeGreaterThan(viewport.height / 4);
  expect(await overflow(page)).toEqual({ across: 0, down: 0 });
  await keepScreen(page, 'demo');
});

describe('by touch', () => {
  const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;

  test('every target is large enough for a finger', async () => {
    const { page } = await openPosition(browser, site, DUEL, tablet);
    await toTheDice(page, async moment => expect(await smallTargets(page), moment).toEqual([]));
  });

  test('a tablet flat between two: each reads and answers at their own edge', async () => {
    const { page, complaints } = await openPosition(browser, site, DUEL, tablet);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('dialog summary', { hasText: 'Settings' }).tap();
    await page.getByRole('checkbox', { name: /lies flat between you/ }).check();
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    const panel = page.locator('.table-question');
    const turn = () => panel.evaluate(it => getComputedStyle(it).rotate);
    const middle = async () => {
      const { y, height } = (await panel.boundingBox())!;
      return y + height / 2;
    };
    await page.getByRole('button', { name: 'Ann: set dials' }).tap();
    await expect.poll(() => turn()).toBe('none');
    await expect.poll(() => middle()).toBeGreaterThan(tablet.viewport.height / 2);
    const set = async () => {
      await page
        .locator('.dial-grid')
        .getByRole('button', { name: /^blue 2 straight/ })
        .tap();
      await keepScreen(page, 'flat');
      await page.getByRole('button', { name: 'Ready', exact: true }).tap();
    };
    await set();
    await page.getByRole('button', { name: 'Ben: set dials' }).tap();
    await expect.poll(() => turn()).toBe('180deg');
    await expect.poll(() => middle()).toBeLessThan(tablet.viewport.height / 2);
    // The board stays as it lies: Ben's ship at Ben's edge.
    expect((await onScreen(page, 457, 620)).y).toBeLessThan((await onScreen(page, 457, 300)).y);
    await set();
    await expect.poll(() => question(page).innerText()).toMatch(/action/);
    expect(complaints).toEqual([]);
  });

  test('dials, the fan and the target are answered by taps alone', async () => {
    const { page, complaints } = await openPosition(browser, site, DUEL, tablet);
    await page.getByRole('button', { name: 'Ann: set dials' }).tap();
    const ghost = await onScreen(page, 457, 300 + 120);
    const ready = page.getByRole('button', { name: 'Ready', exact: true });
    // The ghosts come up in slices: whoever taps before them taps again.
    for (let turn = 0; turn < 20 && (await ready.count()) === 0; turn++) {
      await page.touchscreen.tap(ghost.x, ghost.y);
      await page.waitForTimeout(500);
    }
    await ready.tap();
    await page.getByRole('button', { name: 'Ben: set dials' }).tap();
    await page
      .locator('.dial-grid')
      .getByRole('button', { name: /^blue 2 straight/ })
      .tap();
    await page.getByRole('button', { name: 'Ready', exact: true }).tap();
    for (const name of [/^No action/, /^Leave it/, /^No action/])
      await page.locator('.table-question').getByRole('button', { name }).tap();
    const target = await onScreen(page, 457, 500);
    await page.touchscreen.tap(target.x, target.y);
    await page.getByRole('button', { name: /^Attack/ }).tap();
    await expect.poll(() => page.locator('.table-question [aria-current="step"]').innerText()).toMatch(/dice/);
    expect(complaints).toEqual([]);
  });

  test('two fingers zoom', async () => {
    const { page } = await openPosition(browser, site, DUEL, tablet);
    const view = async () => Number((await page.locator('.board').getAttribute('data-view'))!.split(' ')[2]);
    const before = await view();
    const middle = await onScreen(page, 457, 457);
    const session = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 0 },
      { x: middle.x + apart, y: middle.y, id: 1 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [60, 90, 130])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => view()).toBeGreaterThan(before * 1.5);
  });
});

describe('by keys alone', () => {
  /** Walks with an arrow until the answer in focus reads like this, then presses Enter. */
  async function press(page: Page, name: RegExp): Promise<void> {
    await afterFrames(page);
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('ArrowDown');
      const focused = await page.evaluate(() => {
        const one = document.activeElement as HTMLElement | null;
        return one?.getAttribute('aria-label') ?? one?.innerText ?? '';
      });
      if (name.test(focused)) return page.keyboard.press('Enter');
    }
    throw new Error(`no answer reads ${name}`);
  }

  test('from the first screen to the first attack', async () => {
    const { page, complaints } = await openPage(browser, site, { reducedMotion: 'reduce' });
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Starter game') break;
    }
    await page.keyboard.press('Enter');
    await page.locator('.curtain').waitFor();
    for (const [player, ships] of [[/Player 1: set dials/, 4] as const, [/Player 2: set dials/, 5] as const]) {
      await press(page, player);
      for (let ship = 0; ship < ships; ship++) await press(page, /^[a-z]+ 2 straight/i);
      await press(page, /^Ready/);
    }
    await page.locator('.curtain').waitFor({ state: 'detached' });
    // What its own card lets it do comes before its action.
    await expect
      .poll(() => question(page).innerText())
      .toMatch(/Pilot ability: Which action does B5 “Night Beast” perform/);
    await press(page, /^Focus/);
    await page.getByRole('log').getByText(/focus/).first().waitFor();
    await press(page, /^Evade/);
    await page.getByRole('log').getByText(/evade/).first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('dials, the curtain and the other player: each is where the keys are, and says so', async () => {
    const { page, complaints } = await openPosition(browser, site, DUEL);
    const focused = () =>
      page.evaluate(() => {
        const one = document.activeElement as HTMLElement;
        const title = one.getAttribute('aria-labelledby');
        const words = one.getAttribute('aria-label') ?? (title ? document.getElementById(title) : one)?.textContent;
        return `${one.getAttribute('role') ?? one.tagName.toLowerCase()}: ${typeof words === 'string' ? words : ''}`;
      });
    // The next question takes the focus after its frame.
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      await afterFrames(page);
      return focused();
    };
    await afterFrames(page);
    await expect.poll(() => focused()).toBe('dialog: Dials are secret. One player looks at a time.');
    expect(await press('ArrowDown')).toBe('button: Ann: set dials ');
    expect(await press('Enter')).toBe('h2: Set your dials.');
    expect(await press('ArrowDown')).toMatch(/^button: (white|blue) 2 straight/);
    expect(await press('ArrowLeft')).toMatch(/^button: \w+ 2 bank left/);
    expect(await press('ArrowUp')).toMatch(/^button: \w+ 3 bank left/);
    expect(await press('ArrowRight', 'ArrowDown')).toMatch(/^button: \w+ 2 straight/);
    expect(await press('Enter')).toBe('h2: All your dials are set.');
    expect(await press('ArrowDown')).toBe('button: Ready');
    expect(await press('Enter')).toBe('dialog: Dials are secret. Now Ben looks.');
    expect(await press('ArrowDown')).toBe('button: Ben: set dials ');
    expect(await press('Enter')).toBe('h2: Set your dials.');
    await expect.poll(() => page.locator('.question-player').innerText()).toMatch(/^\s*Ben\b/);
    expect(complaints).toEqual([]);
  });

  test('Escape steps back out of what was half chosen', async () => {
    const { page } = await openPosition(browser, site, DUEL);
    await toTheDice(page, async () => undefined);
    await page.locator('[data-tool="ruler"]').click();
    await page.locator('.ruler-readout').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.ruler-readout').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.table-question [aria-current="step"]').count()).toBe(1);
  });
});
