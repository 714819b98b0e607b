import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type Site, serveBelow } from '../../support/browser';
import { engineAt } from '../engine/other';
import { median, type Row } from '../measure';
import { freshGame } from './games';
import { panBoard, turnWheel } from './inPage';
import { openTableIn, tasksOf, workOf } from './page';

const STEPS = 60;
const ROUNDS = 5;
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

/** The checkout to be measured beside ours, built in its `dist`: `--against path/to/checkout`. */
const otherDir = (): string | null => {
  const at = process.argv.indexOf('--against');
  return at < 0 ? null : path.resolve(process.argv[at + 1] ?? '.');
};

interface Sides {
  readonly browser: Browser;
  readonly otherDir: string;
  readonly ours: Site;
  readonly theirs: Site;
}

/** Both builds in one browser; nothing to do where no other build was named. */
async function withBoth(run: (sides: Sides) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const dir = otherDir();
  if (!dir) return [];
  const dist = path.join(dir, 'dist');
  const [browser, ours, theirs] = await Promise.all([launchBrowser(), serveBelow('/'), serveBelow('/', dist)]);
  const rows = await run({ browser, ours, theirs, otherDir: dir });
  await browser.close();
  await Promise.all([ours.close(), theirs.close()]);
  return rows;
}

/** `atMost`: how much longer than the other build it may take. */
function rowOf(name: string, atMost: number, cases: number, own: readonly number[], other: readonly number[]): Row {
  const speed = (times: readonly number[]) => ({ milliseconds: median(times), perSecond: 1000 / median(times) });
  return {
    ...{ name, cases, wrong: 0, goal: { timesAsFast: 1 / atMost } },
    ours: speed(own),
    library: { name: 'the other build', ...speed(other) },
    ratio: median(own.map((time, round) => other[round]! / time)),
  };
}

async function byTurns(measure: (ours: boolean) => Promise<number>, rounds: number) {
  const own: number[] = [];
  const other: number[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(await measure(true));
    other.push(await measure(false));
  }
  return [own, other] as const;
}

/** Sixteen ships with all their arcs: the work of a frame, in milliseconds of the main thread. */
export const movingAgainst = (): Promise<readonly Row[]> =>
  withBoth(async ({ browser, ours, theirs, otherDir: dir }) => {
    const pages = [
      await openTableIn(browser, ours, freshGame()),
      await openTableIn(browser, theirs, freshGame(await engineAt(dir))),
    ];
    const rows: Row[] = [];
    for (const arcs of [false, true]) {
      if (arcs) for (const page of pages) await page.locator('[data-tool="arcs"]').click();
      for (const [name, atMost, act] of [
        ['zoom', 1.2, turnWheel],
        ['pan', 1.25, panBoard],
      ] as const) {
        const measure = async (isOurs: boolean) => {
          const page = pages[isOurs ? 0 : 1]!;
          await page.bringToFront();
          return (await workOf(page, () => page.evaluate(act, STEPS))) / STEPS;
        };
        await byTurns(measure, 1);
        const [own, other] = await byTurns(measure, ROUNDS);
        rows.push(rowOf(`${name}, 16 ships${arcs ? ' with arcs' : ''}`, atMost, STEPS, own, other));
      }
    }
    return rows;
  });

/** From the press on "Starter game" to a table that is asked about: all work on the main thread. */
export const openingAgainst = (): Promise<readonly Row[]> =>
  withBoth(async ({ browser, ours, theirs }) => {
    const longest: (readonly number[])[] = [];
    const [own, other] = await byTurns(async isOurs => {
      const { page } = await openPage(browser, isOurs ? ours : theirs, { ...LAPTOP, reducedMotion: 'reduce' });
      // As long as it takes to read the first screen: meanwhile ours reads the table ahead.
      await page.waitForTimeout(2500);
      let work = 0;
      const tasks = await tasksOf(browser, page, async () => {
        work = await workOf(page, async () => {
          await page.getByRole('button', { name: 'Starter game' }).click();
          await page.locator('.curtain').waitFor();
        });
        await page.waitForTimeout(600);
      });
      longest.push([Math.max(...tasks)]);
      await page.context().close();
      return work;
    }, 3);
    const tasks = (isOurs: boolean) => longest.filter((_, at) => at % 2 === (isOurs ? 0 : 1)).flat();
    return [
      rowOf('from the press to the table', 1.1, own.length, own, other),
      rowOf('longest task until then', 1.1, own.length, tasks(true), tasks(false)),
    ];
  });

/** A starter game answered for a while, motion and all. */
export const playingAgainst = (): Promise<readonly Row[]> =>
  withBoth(async ({ browser, ours, theirs }) => {
    const [own, other] = await byTurns(async isOurs => {
      const { page } = await openPage(browser, isOurs ? ours : theirs, LAPTOP);
      await page.getByRole('button', { name: 'Starter game' }).click();
      await page.locator('.curtain').waitFor();
      await page.waitForTimeout(1000);
      const tasks = await tasksOf(browser, page, () => answerAway(page));
      await page.context().close();
      return Math.max(...tasks);
    }, 3);
    return [rowOf('longest task in play', 1.1, own.length, own, other)];
  });

/** Presses one of the first answers again and again. */
export async function answerAway(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    const answers = page.locator('.table-question button:not(:disabled)');
    const count = await answers.count();
    if (count > 0)
      await answers
        .nth(turn % Math.min(count, 4))
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await page.waitForTimeout(60);
  }
}
