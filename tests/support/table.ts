import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, errors, type Locator, type Page } from 'playwright-core';
import { drawn, openPage, type PageOptions, type Site } from './browser';
import { type Position, positionFile } from './position';

const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

/** Pictures that a person may look at after a run; never part of the project. */
const ARTEFACTS = path.join(tmpdir(), 'range-one-screens');

export async function keepScreen(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  const { width, height } = page.viewportSize()!;
  await page.screenshot({ path: path.join(ARTEFACTS, `${name}-${width}x${height}.png`) });
}

export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Without motion: tests wait for what is asked, not for what flies. */
const calm = (options: PageOptions): PageOptions => ({
  ...LAPTOP,
  reducedMotion: 'reduce',
  ...options,
});

interface StarterOptions extends PageOptions {
  /** Chance gives this number always: the seed is half of it. */
  readonly sameDice?: number;
}

export async function openStarter(
  browser: Browser,
  site: Site,
  { sameDice, ...options }: StarterOptions = {},
): Promise<Opened> {
  const opened = await openPage(browser, site, calm(options));
  if (sameDice !== undefined) await fixChance(opened.page, sameDice);
  await opened.page.getByRole('button', { name: 'Starter game' }).click();
  await opened.page.locator('.curtain').waitFor();
  await wholeTable(opened.page);
  return opened;
}

/** The table comes up in slices: until the last of them is there. */
export const wholeTable = (page: Page): Promise<void> => page.locator('.table-screen[aria-busy="false"]').waitFor();

/** Two frames on: what comes after a frame, the focus of a question among it, has come. */
export const afterFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

function fixChance(page: Page, number: number): Promise<void> {
  return page.evaluate(always => {
    const value = (numbers: Uint32Array) => numbers.fill(always);
    Object.defineProperty(crypto, 'getRandomValues', { value, configurable: true });
  }, number);
}

/** A position, brought in as a file as a player would. Its new dice are always the same ones. */
export async function openPosition(
  browser: Browser,
  site: Site,
  position: Position,
  options: PageOptions = {},
): Promise<Opened> {
  const opened = await openPage(browser, site, calm(options));
  const { page } = opened;
  await page.getByRole('button', { name: 'Saved games' }).click();
  const buffer = Buffer.from(positionFile(position));
  const file = { name: 'position.rangeone.json', mimeType: 'application/json', buffer };
  await fixChance(page, 14);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Open Position' }).waitFor();
  await page.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'));
  await page.getByRole('button', { name: 'Open Position' }).click();
  await page.locator('.curtain').waitFor();
  await wholeTable(page);
  return opened;
}

/** Lifts the curtain for a player and sets these dials in turn, by the names of their maneuvers; then says ready. */
export async function setDials(page: Page, player: string, maneuvers: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `${player}: set dials` }).click();
  for (const maneuver of maneuvers)
    await page
      .locator('.dial-grid')
      .getByRole('button', { name: new RegExp(`^${maneuver}`) })
      .click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
}

/** Any dials, different from turn to turn. The summary of a round may come before the curtain, and take the press. */
export async function setAnyDials(page: Page, turn: number): Promise<void> {
  const look = page.getByRole('button', { name: /: set dials/ });
  const dial = page.locator('.dial-grid button:not([aria-disabled="true"])');
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  for (let press = 0; ; press++) {
    await look.or(ready).or(dial).first().waitFor();
    if (await ready.isVisible()) break;
    const choices = (await look.count()) > 0 ? look.first() : dial.nth((turn * 7 + press * 3) % (await dial.count()));
    await choices.click();
  }
  await ready.click();
}

/** All dials straight ahead, of whoever has not looked yet, so that the squads meet. */
export async function setDialsAhead(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /: set dials/ })
    .first()
    .click();
  const ahead = page.locator('.dial-grid button[aria-label*="straight"]').first();
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  for (await ready.or(ahead).first().waitFor(); !(await ready.isVisible()); await ready.or(ahead).first().waitFor())
    await ahead.click();
  await ready.click();
}

export const question = (page: Page) => page.locator('.question-words').first();

/** Gives this answer to whatever is asked, until that is asked. */
export async function answerUntil(page: Page, asked: string | RegExp, name: RegExp): Promise<void> {
  const there = question(page).filter({ hasText: asked });
  const button = page.locator('.table-question').getByRole('button', { name }).first();
  const either = there.or(button).first();
  for (await either.waitFor(); !(await there.isVisible()); await either.waitFor()) await pressIfThere(button);
}

/** Clicks an answer by its words. */
export const answer = (page: Page, name: string | RegExp) =>
  page.locator('.table-question').getByRole('button', { name }).first().click();

export const logOf = (page: Page): Promise<string> => page.getByRole('log').innerText();

/** What is read of the page once it has come to rest: the board, the panels and the log come one after the other. */
export async function rested<Read>(page: Page, read: () => Promise<Read>): Promise<Read> {
  for (let last = ''; ; ) {
    await page.waitForTimeout(400);
    const now = await read();
    const told = JSON.stringify(now);
    if (told === last) return now;
    last = told;
  }
}

export const restedLog = (page: Page): Promise<string> => rested(page, () => logOf(page));

/** Where a place on the table lies on the screen. */
export async function onScreen(page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const board = page.locator('.board');
  const view = (await rested(page, () => board.getAttribute('data-view')))!.split(' ').map(Number);
  const [left, top, scale, sign] = view as [number, number, number, number];
  const box = (await board.boundingBox())!;
  return { x: box.x + left + sign * scale * x, y: box.y + top + sign * scale * (914.4 - y) };
}

/** What stands there to be pressed may be gone by then: whoever asks again presses what has come in its place. */
export async function pressIfThere(one: Locator): Promise<void> {
  await one.click({ timeout: 5000 }).catch(problem => {
    if (!(problem instanceof errors.TimeoutError)) throw problem;
  });
}

/** Answers whatever is asked, not always in the same way. False when nothing can be pressed just now. */
export async function answerAny(page: Page, turn: number): Promise<boolean> {
  if ((await page.locator('.curtain').count()) > 0) {
    await setAnyDials(page, turn);
    return true;
  }
  const sure = page.locator('.table-question .accented:not(:disabled)').first();
  // Quiet ones take back or settle how it is asked: they are no answers.
  const all = page.locator(
    '.table-question button:not(:disabled, [class*="why-not"], .quiet-answer):not(.here-help *)',
  );
  const count = await all.count();
  if (count === 0) return false;
  await pressIfThere(turn % 4 > 0 && (await sure.count()) > 0 ? sure : all.nth(turn % count));
  return true;
}

/** Presses on until it is so: nobody’s patience counts but the number of presses. */
export async function pressUntil(
  page: Page,
  until: () => Promise<boolean>,
  press: (turn: number) => Promise<boolean>,
): Promise<void> {
  for (let turn = 0; !(await until()); ) {
    if (turn === 400) throw new Error(`It never came, after ${turn} presses.`);
    if (await press(turn)) turn++;
    else await page.waitForTimeout(50);
  }
}

/** Plays on with any answers until it is so. */
export const playOn = (page: Page, until: () => Promise<boolean>): Promise<void> =>
  pressUntil(page, until, turn => answerAny(page, turn));

/** The mission follows the question a moment later. */
export async function roundOf(page: Page): Promise<number> {
  await drawn(page);
  return Number(/Round (\d+)/.exec(await page.locator('.mission').innerText())?.[1] ?? 0);
}
