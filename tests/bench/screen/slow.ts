import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, type Site, servePreview } from '../../support/browser';
import { median, type Row, timeRow } from '../measure';
import { answerAway } from './against';
import { freshGame } from './games';
import { click, panBoard, turnWheel } from './inPage';
import { openTableIn, tasksOf, workOf } from './page';

/**
 * A slow laptop: everything takes so many times as long. Reckoned from CPU time: Chromium's own brake counts the time of
 * whatever else the machine does.
 */
const SLOWER = 4;
const STEPS = 40;
const ROUNDS = 3;
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

const slowed = (times: readonly number[]): readonly number[] => times.map(time => time * SLOWER);

async function onSlowLaptop(run: (browser: Browser, site: Site) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
  const rows = await run(browser, site);
  await browser.close();
  await site.close();
  return rows;
}

/** From the press on "Starter game" to the table that is asked about, once the first screen has rested; and the game's longest task. */
export const slowOpening = (): Promise<readonly Row[]> =>
  onSlowLaptop(async (browser, site) => {
    const works: number[] = [];
    const longest: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { page } = await openPage(browser, site, { ...LAPTOP, reducedMotion: 'reduce' });
      await page.waitForTimeout(3000);
      const tasks = await tasksOf(browser, page, async () => {
        const work = await workOf(page, async () => {
          await page.getByRole('button', { name: 'Starter game' }).click();
          await page.locator('.curtain').waitFor();
          // With all that stands around the question: the board comes last.
          await page.locator('.board canvas').last().waitFor();
        });
        works.push(work);
        await page.waitForTimeout(2000);
      });
      longest.push(Math.max(...tasks));
      await page.context().close();
    }
    return [
      timeRow('×4: from the press to the table', slowed(works), { milliseconds: 1500 }),
      timeRow('×4: longest task until then', slowed([median(longest)]), { milliseconds: 100 }),
    ];
  });

export const slowPlay = (): Promise<readonly Row[]> =>
  onSlowLaptop(async (browser, site) => {
    const { page } = await openPage(browser, site, LAPTOP);
    await page.getByRole('button', { name: 'Starter game' }).click();
    await page.locator('.curtain').waitFor();
    await page.waitForTimeout(2000);
    const tasks = await tasksOf(browser, page, () => answerAway(page));
    const worst = tasks.toSorted((a, b) => b - a).slice(0, 1);
    return [{ ...timeRow('×4: longest task in play', slowed(worst), { milliseconds: 100 }), cases: tasks.length }];
  });

/** A game against the strongest opponent, which thinks in its worker: what it leaves the page to do, from the dials to the next ones. */
export const slowOpponent = (): Promise<readonly Row[]> =>
  onSlowLaptop(async (browser, site) => {
    const { page } = await openPage(browser, site, LAPTOP);
    await page.getByRole('combobox').selectOption('Ace');
    await page.getByRole('button', { name: 'Against the table' }).click();
    await page.locator('.dial-grid').first().waitFor();
    await page.waitForTimeout(2000);
    const tasks = await tasksOf(browser, page, () => answerAway(page));
    const worst = tasks.toSorted((a, b) => b - a).slice(0, 1);
    return [{ ...timeRow('longest task beside an ace that thinks', worst, { milliseconds: 50 }), cases: tasks.length }];
  });

/** Sixteen ships: the fan from the click to its frame, and a step of wheel and hand. */
export const slowTable = (): Promise<readonly Row[]> =>
  onSlowLaptop(async (browser, site) => {
    const page = await openTableIn(browser, site, freshGame());
    const step = async (act: (steps: number) => Promise<void>) =>
      (await workOf(page, () => page.evaluate(act, STEPS))) / STEPS;
    const moved = { zoom: [] as number[], pan: [] as number[] };
    await step(turnWheel);
    await step(panBoard);
    for (let round = 0; round < ROUNDS; round++) {
      moved.zoom.push(await step(turnWheel));
      moved.pan.push(await step(panBoard));
    }
    await page.locator('.curtain button').first().click();
    const fans: number[] = [];
    for (let round = 0; round < 2; round++)
      for (let ship = 1; ship <= 8; ship++)
        fans.push(await workOf(page, () => page.evaluate(click, `.dial-ships li:nth-child(${ship}) button`)));
    // Each way of the fan is there a few frames after the click: no frame may be held up by it.
    const slices = await tasksOf(browser, page, async () => {
      for (let ship = 8; ship >= 1; ship--) {
        await page.evaluate(click, `.dial-ships li:nth-child(${ship}) button`);
        await page.waitForTimeout(700);
      }
    });
    return [
      timeRow('×4: a step of zoom, 16 ships', slowed(moved.zoom), { milliseconds: 33 }),
      timeRow('×4: a step of pan, 16 ships', slowed(moved.pan), { milliseconds: 33 }),
      timeRow('×4: the fan of a full dial', slowed(fans), { milliseconds: 50 }),
      timeRow('×4: longest task of a fan', slowed([Math.max(...slices)]), { milliseconds: 50 }),
    ];
  });
