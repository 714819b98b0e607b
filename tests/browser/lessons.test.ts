import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ObjectId } from '../../src/engine/core/ids';
import { LESSONS } from '../../src/lessons';
import { checkOf } from '../../src/lessons/checks';
import type { Lesson, LessonStep, Position, Sight } from '../../src/lessons/lesson';
import { graveProblems, overflow, smallPrint } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, onScreen } from '../support/table';

inBrowser();

/** Every step as a picture, to be read as somebody who has never played would: `LESSON_PICTURES=1`. */
const PICTURES = process.env.LESSON_PICTURES !== undefined;

const LAPTOP = { width: 1366, height: 768 };
const TABLET = { width: 820, height: 1180 };

async function openLessons(viewport = LAPTOP) {
  const opened = await openPage(browser, site, { viewport, reducedMotion: 'reduce' });
  await opened.page.getByRole('button', { name: 'Open the lessons' }).click();
  await opened.page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  return opened;
}

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Begin|Go on|Again): ${name}$`) }).click();
  await coach(page).waitFor();
}

const coach = (page: Page) => page.locator('.coach-card');
const title = (page: Page): Promise<string> => coach(page).getByRole('heading', { level: 3 }).innerText();
const objection = (page: Page): Promise<string> => coach(page).getByRole('alert').innerText();
const option = (page: Page, key: string) => page.locator(`[data-key^="${key}"]`).first();
const press = (page: Page, name: string | RegExp) =>
  page.locator('.table-question').getByRole('button', { name }).first().click();

async function clickOnShips(page: Page, ...ships: readonly ObjectId[]): Promise<void> {
  const { lesson } = await whereIn(page);
  // The camera comes to rest before its pieces are aimed at.
  await page.waitForTimeout(800);
  for (const ship of ships) await clickAt(page, lesson.places[ship]!.x, lesson.places[ship]!.y);
}

async function clickAt(page: Page, x: number, y: number): Promise<void> {
  const at = await onScreen(page, x, y);
  await page.mouse.click(at.x, at.y);
}

/** The lesson and the step that are on the screen. */
async function whereIn(page: Page) {
  const name = await coach(page).getByRole('heading', { level: 2 }).innerText();
  const lesson = LESSONS.find(one => one.name === name)!;
  const now = await title(page);
  return { lesson, step: lesson.steps.find(step => step.title === now)! };
}

/** Does what the step on the screen asks for, as a learner would, and sees what comes of it. */
async function takeStep(page: Page): Promise<void> {
  const { lesson, step } = await whereIn(page);
  await doStep(page, lesson, step);
  await coach(page).getByRole('heading', { level: 3, name: step.title, exact: true }).waitFor({ state: 'detached' });
}

async function doStep(page: Page, lesson: Lesson, { task }: LessonStep): Promise<void> {
  if (task.kind === 'read') await coach(page).getByRole('button', { name: 'Next', exact: true }).click();
  else if (task.kind === 'choose') await choose(page, task.answers.find(({ right }) => right)!.words);
  else if (task.kind === 'look') await bringUp(page, task.at, lesson.places);
  else await give(page, task.right);
}

const choose = (page: Page, words: string) => coach(page).getByRole('button', { name: words, exact: true }).click();

async function bringUp(page: Page, at: Sight, places: Lesson['places']): Promise<void> {
  const clickOn = (piece: ObjectId) => clickAt(page, places[piece]!.x, places[piece]!.y);
  if (at.kind === 'card') await clickOn(at.ship);
  else if (at.kind === 'cardClosed') await page.locator('.ship-card').getByRole('button', { name: 'Close' }).click();
  else if (at.kind === 'arcs') await page.locator('[data-tool="arcs"]').click();
  else {
    await page.locator('[data-tool="ruler"]').click();
    for (const end of [at.from, at.to]) await clickOn(end);
  }
}

/** The first answer on the screen that is right. */
async function give(page: Page, right: RegExp): Promise<void> {
  const dice = /die:(\d)(?:,die:(\d))?/.exec(right.source);
  if (dice) {
    for (const die of dice.slice(1).filter(one => one !== undefined))
      await page.locator('.dice-attack button').nth(Number(die)).click();
    await page
      .locator('.table-question')
      .getByRole('button', { name: /^Reroll/ })
      .last()
      .click();
    return;
  }
  if (right.source === '^ready$') {
    await press(page, 'Ready');
    return;
  }
  const confirm = page.locator('.confirm-attack .accented');
  if (right.source.includes('target') && (await confirm.count()) > 0) {
    await confirm.click();
    return;
  }
  const offered = page.locator('.table-question [data-key]:not([aria-disabled="true"])');
  await expect.poll(async () => (await keysOf(offered)).some(key => right.test(key))).toBe(true);
  const keys = await keysOf(offered);
  await offered.nth(keys.findIndex(key => right.test(key))).click();
  if (right.source.includes('target')) await press(page, /^Attack/);
}

const keysOf = (offered: Locator): Promise<string[]> =>
  offered.evaluateAll(elements => elements.map(element => (element as HTMLElement).dataset.key!));

/** Of the ring's four sides those that lie in the window are seen, and not a panel above them. */
const isOnTop = (page: Page): Promise<boolean> =>
  page.locator('.spotlight').evaluate(ring => {
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const sides = [
      [left + 1, y],
      [right - 1, y],
      [x, top + 1],
      [x, bottom - 1],
    ] as const;
    (ring as HTMLElement).style.pointerEvents = 'auto';
    const covered = sides.filter(([across, down]) => {
      const found = document.elementFromPoint(across, down);
      return found !== null && found !== ring;
    });
    (ring as HTMLElement).style.pointerEvents = '';
    return covered.length === 0;
  });

async function isInWindow(ring: Locator): Promise<boolean> {
  const { x, y, width, height } = (await ring.boundingBox())!;
  return x > -10 && y > -10 && x + width < LAPTOP.width + 10 && y + height < LAPTOP.height + 10;
}

describe.each(LESSONS.map(lesson => [lesson.name, lesson] as const))('%s', (name, lesson) => {
  test('is played to its end by clicks, and each step lights its place', async () => {
    const { page, complaints } = await openLessons();
    await begin(page, name);
    for (const [at, step] of lesson.steps.entries()) {
      await coach(page).getByRole('heading', { level: 3, name: step.title, exact: true }).waitFor();
      const ring = page.locator('.spotlight');
      await ring.waitFor();
      if (PICTURES) await page.waitForTimeout(600);
      const title = `${step.title}: nothing covers the ring, which is in sight`;
      await expect.poll(async () => (await isOnTop(page)) && (await isInWindow(ring)), { message: title }).toBe(true);
      if (PICTURES) await keepScreen(page, `lesson-${lesson.id}-${String(at + 1).padStart(2, '0')}`);
      await takeStep(page);
    }
    await page.getByRole('heading', { name: 'That was it' }).waitFor();
    await coach(page).getByRole('button', { name: 'All lessons' }).click();
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`\\. ${name}$`) }) })
        .innerText(),
    ).toMatch(/· done/);
    expect(complaints).toEqual([]);
  });
});

/** The first answer on the screen of a check that is right, or one that is wrong. */
async function answerCheck(page: Page, { task }: Position, right: boolean): Promise<void> {
  if (task.kind === 'choose') {
    await choose(page, task.answers.find(one => (one.right ?? false) === right)!.words);
    return;
  }
  const offered = page.locator('.table-question [data-key]:not([aria-disabled="true"])');
  await expect.poll(() => offered.count()).toBeGreaterThan(0);
  const keys = await keysOf(offered);
  const key = keys.find(
    one => task.right.test(one) === right && (right || task.wrong.some(([wrong]) => wrong.test(one))),
  )!;
  await offered.nth(keys.indexOf(key)).click();
  if (key.startsWith('target:')) await press(page, /^Attack/);
}

test.each(LESSONS.map(({ id, name }) => [name, id] as const))(
  'the check of %s: a wrong answer hears why, a right one leads on, and what was missed comes back',
  async (name, id) => {
    const { page, complaints } = await openLessons();
    await page.getByRole('button', { name: `Check: ${name}`, exact: true }).click();
    for (const [at, position] of checkOf(id).entries()) {
      await coach(page).getByText(position.says, { exact: true }).waitFor();
      expect(await page.locator('.spotlight').count()).toBe(0);
      if (PICTURES) await keepScreen(page, `check-${position.id}`);
      if (at === 0) {
        await answerCheck(page, position, false);
        await expect.poll(() => objection(page)).not.toBe('');
      }
      await answerCheck(page, position, true);
      await coach(page).getByRole('button', { name: 'Next', exact: true }).click();
    }
    const all = checkOf(id).length;
    await coach(page)
      .getByRole('heading', { name: `${all - 1} of ${all} at the first try` })
      .waitFor();
    await coach(page).getByRole('button', { name: 'All lessons' }).click();
    await page.getByText('One position that you missed, once more.').waitFor();
    expect(complaints).toEqual([]);
  },
);

test('a first visit is led to a game in one press, and the coach can be sent away', async () => {
  const { page, complaints } = await openPage(browser, site, { viewport: LAPTOP, reducedMotion: 'reduce' });
  const newcomer = page.getByRole('region', { name: 'New here?' });
  await expect.poll(() => newcomer.getByRole('button').count()).toBe(3);
  await newcomer.getByRole('button', { name: 'First game, with a coach' }).click();
  const voice = page.getByRole('region', { name: 'Coach' });
  await voice.waitFor();
  await expect.poll(() => voice.innerText()).toContain('Nobody is in reach of anybody now.');
  await voice.getByRole('button', { name: 'No more coaching' }).click();
  await voice.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a wrong turn is answered with its reason, and nothing is lost', async () => {
  const { page } = await openLessons();
  await begin(page, 'Flying');
  while ((await title(page)) !== 'Plan a move') await takeStep(page);
  await option(page, 'dial:ship:A1:2T').click();
  await expect.poll(() => objection(page)).toMatch(/That is a turn: a sharp curve/);
  await expect.poll(() => title(page)).toBe('Plan a move');
  await expect.poll(() => page.locator('.dial-grid button').count()).toBeGreaterThan(0);
  await keepScreen(page, 'lesson-wrong-turn');
  await takeStep(page);
  await expect.poll(() => objection(page)).toBe('');
  await expect.poll(() => title(page)).toBe('Ready');
});

test('a lesson that was left goes on at its step, even after the page was loaded again', async () => {
  const { page } = await openLessons();
  await begin(page, 'Flying');
  while ((await title(page)) !== 'Something in the way') await takeStep(page);
  await page.goBack();
  await expect.poll(() => page.locator('.lesson').first().innerText()).toMatch(/at step 8 of 11/);
  await begin(page, 'Flying');
  await expect.poll(() => title(page)).toBe('Something in the way');
  await page.reload();
  await expect.poll(() => title(page)).toBe('Something in the way');
  await takeStep(page);
  await expect.poll(() => title(page)).toBe('Fly it');
});

test('the demo switch tells the step, the rule and what each player may do', async () => {
  const { page, complaints } = await openPage(browser, site, { viewport: LAPTOP, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Show how it works').check();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Starter game' }).click();
  const strip = page.locator('.demo-strip');
  await strip.getByText('Planning Phase').waitFor();
  await expect.poll(() => strip.innerText()).toMatch(/secretly set a dial/);
  await keepScreen(page, 'demo');
  expect(await graveProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a phone the arcs and the ruler are found in the menu, which is lit', async () => {
  const { page, complaints } = await openLessons({ width: 390, height: 844 });
  await begin(page, 'Attacking');
  await takeStep(page);
  const [ring, menu] = [page.locator('.spotlight'), page.locator('[data-tool="menu"]')];
  for (const tool of ['Arcs of all ships', 'Ruler']) {
    await coach(page).getByText('(In the menu, at the top right.)').waitFor();
    const middle = async (of: Locator) => {
      const { x, y, width, height } = (await of.boundingBox())!;
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    await expect.poll(() => middle(ring)).toEqual(await middle(menu));
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: tool }).click();
  }
  await clickOnShips(page, 'ship:A1', 'ship:B1');
  await coach(page).getByRole('heading', { level: 3, name: 'Near and far' }).waitFor();
  expect(complaints).toEqual([]);
});

test('words say what they are when they are pointed at', async () => {
  const { page } = await openLessons();
  await begin(page, 'Flying');
  await page.locator('[data-word="number:hull"]').first().hover();
  await page.getByRole('tooltip').waitFor();
  await expect.poll(() => page.getByRole('tooltip').innerText()).toMatch(/^Hull/);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
});

test.each([LAPTOP, TABLET])('axe finds nothing serious in lessons at $width × $height', async viewport => {
  const { page } = await openLessons(viewport);
  expect(await graveProblems(page)).toEqual([]);
  await begin(page, 'Flying');
  while ((await title(page)) !== 'Plan a move') await takeStep(page);
  expect(await graveProblems(page)).toEqual([]);
  expect(await smallPrint(page)).toEqual([]);
  expect(await overflow(page)).toEqual({ across: 0, down: 0 });
  await keepScreen(page, 'lesson');
});
