import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesAsked } from '../../src/board/useFollow';
import type { Point } from '../../src/engine/core/place';
import { launchBrowser, openPage, type Site, servePreview } from '../support/browser';
import { type Asked, gamesBefore } from '../support/moments';
import { lookAt, type Sight } from '../support/sight';
import { afterFrames, keepScreen, logOf, pressIfThere, question } from '../support/table';

/** Every kind of question that random play comes to soon; the rarer ones are told apart by the tests of labels. */
const KINDS = [
  'placeObstacle',
  'placeMarker',
  'placeShip',
  'pointTurret',
  'setDials',
  'chooseShip',
  'decloak',
  'placeDevice',
  'relocate',
  'chooseLanding',
  'chooseAction',
  'barrelRoll',
  'boost',
  'lock',
  'coordinate',
  'jam',
  'reinforce',
  'slam',
  'chooseMarker',
  'jettison',
  'tractorMove',
  'tractorTurn',
  'mayUse',
  'orderAbilities',
  'chooseAttack',
  'modifyDice',
  'rerollDice',
  'changeDice',
  'chooseLine',
] as const;
const MOST_SEEDS = 200;

/** Whoever has a tablet or a phone touches it: what is pressed there is larger. */
const SIZES = [
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 1180, height: 820, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const;

const counted = { kinds: 0, inSight: 0, scrolledTo: 0 };

let browser: Browser;
let site: Site;
let games: ReadonlyMap<string, Asked>;
let page: Page;
let touching: (touch: boolean) => Promise<unknown>;
let complaints: readonly string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
  games = gamesBefore(KINDS, MOST_SEEDS);
  const options = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;
  ({ page, complaints } = await openPage(browser, site, options));
  const chromium = await page.context().newCDPSession(page);
  touching = enabled => chromium.send('Emulation.setTouchEmulationEnabled', { enabled });
});

afterAll(async () => {
  console.info(
    `sweep: ${counted.kinds} kinds of questions at ${SIZES.length} sizes, ${counted.inSight} answers in sight and hit, ${counted.scrolledTo} more after scrolling`,
  );
  await browser?.close();
  await site?.close();
});

/** The camera frames the question once the panels have told it what is free: a few frames later, or some more. */
async function settled(places: readonly Point[]): Promise<Sight> {
  for (let tries = 1; ; tries++) {
    await afterFrames(page);
    const sight = await lookAt(page, places);
    if (sight.problems.length === 0 || tries === 40) return sight;
  }
}

/** Resizes the window from size to size; nothing may lie over the question, its answers or what it is about. */
async function sweep({ state, decision }: Asked): Promise<readonly string[]> {
  const places = decision.ask.kind === 'place' ? [] : placesAsked(state, decision, '', []);
  const problems: string[] = [];
  for (const { width, height, touch } of SIZES) {
    await touching(touch);
    await page.setViewportSize({ width, height });
    const sight = await settled(places);
    counted.inSight += sight.answers;
    counted.scrolledTo += sight.scrolledTo;
    problems.push(...sight.problems.map(problem => `${width} × ${height}: ${problem}`));
    if (sight.problems.length > 0) await keepScreen(page, `sweep ${decision.topic.kind}`);
  }
  await touching(false);
  await page.setViewportSize({ width: 1366, height: 768 });
  return problems;
}

const hasMoved = async (asked: string): Promise<boolean> =>
  (await page.locator('.curtain').count()) > 0 || (await question(page).innerText()) !== asked;

/** Presses whatever answers the question: several presses where a choice is made first and confirmed then. */
async function answerIt(asked: string): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    if (await hasMoved(asked)) return;
    const sure = page.locator('.table-question .accented:not(:disabled)').first();
    const any = page.locator('.table-question button:not(:disabled):not([class*="why-not"]):not(.here-help *)');
    await pressIfThere((await sure.count()) > 0 ? sure : any.nth(turn % Math.max(1, await any.count())));
    await page.waitForTimeout(50);
  }
}

test.each(KINDS)(
  'a question of the kind %s is put in words, nothing lies over it at any size, and clicks answer it',
  async kind => {
    const game = games.get(kind);
    expect(game, `a game that comes to ${kind}`).toBeDefined();
    const file = { name: `${kind}.rangeone.json`, mimeType: 'application/json', buffer: Buffer.from(game!.file) };
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Saved games' }).click();
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: `Open ${kind}`, exact: true }).click();
    await page.locator('.question-words').first().waitFor();
    if (kind === 'setDials')
      await page
        .getByRole('button', { name: /: set dials/ })
        .first()
        .click();
    const asked = await question(page).innerText();
    expect(asked).toMatch(/[.?]$/);
    expect(asked).not.toMatch(/undefined|null|[a-z]:[a-z]/);
    await keepScreen(page, `question ${kind}`);
    expect(await sweep(game!)).toEqual([]);
    counted.kinds++;
    const before = await logOf(page);
    await answerIt(asked);
    await expect
      .poll(async () => kind === 'setDials' || (await hasMoved(asked)) || (await logOf(page)) !== before)
      .toBe(true);
    expect(complaints).toEqual([]);
  },
);
