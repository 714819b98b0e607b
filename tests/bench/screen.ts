import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { launchBrowser, openPage, servePreview } from '../support/browser';
import { median, type Row, type Suite, timeRow } from './measure';
import { answerAway, movingAgainst, openingAgainst, playingAgainst } from './screen/against';
import { freshGame, longGame } from './screen/games';
import { click, makeBare, shipOnScreen, showBare, stepped, turnBareWheel, turnWheel } from './screen/inPage';
import { build, openTable, tasksOf, workOf } from './screen/page';
import { slowOpening, slowOpponent, slowPlay, slowTable } from './screen/slow';

const STEPS = 60;
const ROUNDS = 5;
const FRAME = 1000 / 60;

/** The work of one click until its frame; null where there is nothing to click. */
async function workOfClick(page: Page, selector: string): Promise<number | null> {
  let clicked = false;
  const work = await workOf(page, async () => {
    clicked = await page.evaluate(click, selector);
  });
  return clicked ? work : null;
}

/** Ours and the bare stage by turns, in one run: milliseconds of work a frame. */
async function beside(page: Page, name: string, ours: () => Promise<void>, bare: () => Promise<void>): Promise<Row> {
  const own: number[] = [];
  const theirs: number[] = [];
  await ours();
  await bare();
  for (let round = 0; round < ROUNDS; round++) {
    own.push((await workOf(page, ours)) / STEPS);
    theirs.push((await workOf(page, bare)) / STEPS);
  }
  const speed = (times: readonly number[]) => ({ milliseconds: median(times), perSecond: 1000 / median(times) });
  return {
    name,
    goal: { timesAsFast: 1 / 1.5 },
    cases: STEPS,
    wrong: 0,
    ours: speed(own),
    library: { name: 'bare Konva stage', ...speed(theirs) },
    ratio: median(own.map((time, round) => theirs[round]! / time)),
  };
}

async function zooming(): Promise<Row> {
  const { page, close } = await openTable(freshGame());
  await page.locator('[data-tool="arcs"]').click();
  await page.evaluate(makeBare);
  const row = await beside(
    page,
    'zoom and pan, 16 ships with arcs',
    () => page.evaluate(turnWheel, STEPS),
    () => page.evaluate(turnBareWheel),
  );
  await close();
  return row;
}

/** A ship taken in hand and carried about, as the referee's hand does it, against a group that Konva drags. */
async function dragging(): Promise<Row> {
  const { page, close } = await openTable(freshGame());
  await page.locator('[data-tool="arcs"]').click();
  await page.locator('[data-tool="referee"]').click();
  const from = await page.evaluate(shipOnScreen);
  const carry = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 0; step < STEPS; step++)
      await page.mouse.move(from.x + (step % 20) * 5, from.y - 60 - Math.floor(step / 20) * 20);
    await page.mouse.move(from.x, from.y);
    await page.mouse.up();
  };
  // The bare stage lies over ours only while it is its turn.
  await page.evaluate(makeBare);
  await page.evaluate(showBare, false);
  const row = await beside(page, 'drag a ship among 16 with arcs', carry, async () => {
    await page.evaluate(showBare, true);
    await carry();
    await page.evaluate(showBare, false);
  });
  await close();
  return row;
}

/** Ship after ship of a squad of eight: the work from the click to the frame that shows its fan. */
async function fan(): Promise<Row> {
  const { page, close } = await openTable(freshGame());
  await page.locator('.curtain button').first().click();
  const times: number[] = [];
  for (let round = 0; round < 3; round++)
    for (let ship = 1; ship <= 8; ship++)
      times.push(...[(await workOfClick(page, `.dial-ships li:nth-child(${ship}) button`)) ?? []].flat());
  await close();
  return timeRow('the fan of a full dial', times, { milliseconds: 2 * FRAME });
}

async function stepping(): Promise<readonly Row[]> {
  const { page, close } = await openTable(longGame());
  // The way back of a game that was opened is played again behind the table.
  await page.locator('[data-tool="undo"]:enabled').waitFor();
  const step = async (name: string, selector: string, times: number): Promise<Row> => {
    const took: number[] = [];
    for (let i = 0; i < times; i++) {
      const work = await workOfClick(page, selector);
      const came = await page.evaluate(stepped);
      if (work === null || came === 'refused') break;
      if (came === 'done') took.push(work);
    }
    return timeRow(name, took, { milliseconds: FRAME });
  };
  const back = await step('undo in a game of twelve rounds', '.undo-ask .accented, [data-tool="undo"]', 120);
  const forth = await step('redo in a game of twelve rounds', '[data-tool="redo"]', 40);
  await close();
  return [back, forth];
}

async function firstLoad(): Promise<readonly Row[]> {
  const [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
  const bytes = { js: 0, woff2: 0 };
  // What is kept for later by the worker is not before the first screen.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const read: Promise<void>[] = [];
  const note = (response: Response) => {
    const kind = /\.(js|woff2)$/.exec(response.url())?.[1] as keyof typeof bytes | undefined;
    const count = (body: Buffer) => {
      // Fonts are packed already.
      if (kind) bytes[kind] += kind === 'js' ? gzipSync(body).length : body.length;
    };
    if (kind) read.push(response.body().then(count));
  };
  page.on('response', note);
  await page.goto(site.url);
  // Until its picture is painted: what comes after that is read ahead for the table.
  await page.locator('.first-sky.is-painted').waitFor();
  page.off('response', note);
  await Promise.all(read);
  await browser.close();
  await site.close();
  const row = { cases: 1, wrong: 0, library: null, ratio: null };
  return [
    { ...row, name: 'JavaScript before the first screen', goal: { bytes: 120 * 1024 }, ours: { bytes: bytes.js } },
    { ...row, name: 'fonts besides', goal: null, ours: { bytes: bytes.woff2 } },
  ];
}

/** The longest task while a starter game is played for two rounds, motion and all. */
async function longestTask(): Promise<Row> {
  const [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
  const { page } = await openPage(browser, site, { viewport: { width: 1366, height: 768 } });
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.locator('.curtain').waitFor();
  await page.waitForTimeout(1000);
  const tasks = await tasksOf(browser, page, () => answerAway(page));
  await browser.close();
  await site.close();
  const longest = tasks.toSorted((a, b) => b - a).slice(0, 1);
  return { ...timeRow('longest task in play', longest, { milliseconds: 50 }), cases: tasks.length };
}

/** Whether only the comparison with another build is asked for. */
const isContest = process.argv.includes('--against');

/** Whether only the rows of the slowed CPU are asked for. */
const isSlowOnly = process.argv.includes('--slow');

/** The screen in real Chromium, on the production build; with `--against path/to/dist` beside another one. */
export const screen: Suite = {
  name: 'Screen',
  prepare: build,
  benches: isContest
    ? [firstLoad, movingAgainst, openingAgainst, playingAgainst]
    : isSlowOnly
      ? [slowOpening, slowPlay, slowOpponent, slowTable]
      : [firstLoad, zooming, dragging, fan, stepping, longestTask, slowOpening, slowPlay, slowOpponent, slowTable],
};
