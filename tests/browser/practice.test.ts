import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { graveProblems } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { pressIfThere, pressUntil, roundOf, wholeTable } from '../support/table';

inBrowser();

/** The page on which a practice is set up. Motion is off, so that three rounds take no longer than their clicks. */
async function openPractice(options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site, {
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    ...options,
  });
  await opened.page.getByRole('button', { name: 'Set up practice' }).click();
  await opened.page.getByRole('combobox', { name: 'Ship of target 1' }).waitFor();
  return opened;
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.dial-ready, .dial-grid').first().waitFor();
  await wholeTable(page);
}

const behaviorOf = (page: Page, who: string) => page.getByRole('combobox', { name: `Behaviour of ${who}` });
const unfold = (page: Page) => page.locator('.practice-bar button').first().click();
const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true });

/** Flies straight ahead or whatever the dial has first, and takes the last answer of every other question: most often no. */
const playTo = (page: Page, round: number): Promise<void> =>
  pressUntil(
    page,
    async () => (await roundOf(page)) >= round,
    async () => {
      const question = page.locator('.table-question');
      const next = question
        .locator('.dial-grid button[aria-disabled="false"], .dial-ready.accented, .answers button:not(:disabled)')
        .last();
      const leave = question.getByRole('button', { name: /^Leave it/ });
      const button = (await leave.count()) > 0 ? leave : next;
      if ((await button.count()) === 0) return false;
      // A question that the targets answered meanwhile is gone, and so is its button.
      await pressIfThere(button);
      return true;
    },
  );

/** What the target has revealed so far: `white 2 turn left`. */
const revealed = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.log').innerText())
    .split('\n')
    .flatMap(line => /B1 Academy Pilot reveals (.+)\.$/.exec(line)?.[1] ?? []);

test('two clicks from the first screen stand ships and a target on the table, and a dial is asked for', async () => {
  const { page, complaints } = await openPractice();
  await start(page);
  await expect.poll(() => page.locator('.dial-grid button').count()).toBeGreaterThan(5);
  expect(await page.getByText('Dials are secret').count()).toBe(0);
  await expect.poll(() => page.getByRole('complementary').count()).toBe(2);
  expect(complaints).toEqual([]);
});

describe('three rounds against a target that', () => {
  test.each([
    { behavior: 'Stands still', flies: null },
    { behavior: 'Flies straight', flies: /straight/ },
    { behavior: 'Circles left', flies: /left/ },
    { behavior: 'Circles right', flies: /right/ },
    { behavior: 'Comes at you', flies: /./ },
  ])('$behavior', async ({ behavior, flies }) => {
    const { page, complaints } = await openPractice();
    await behaviorOf(page, 'target 1').selectOption(behavior);
    await start(page);
    await playTo(page, 4);
    const flown = await revealed(page);
    expect(flown).toHaveLength(flies ? 3 : 0);
    if (flies) expect(flown[0]).toMatch(flies);
    expect(complaints).toEqual([]);
  });

  test('Follows a list, and is told something else in the middle', async () => {
    const { page, complaints } = await openPractice();
    await behaviorOf(page, 'target 1').selectOption('Follows a list');
    await page.getByText('Add from the dial').click();
    await page.getByRole('button', { name: 'Add white 2 turn left' }).click();
    await page.getByRole('button', { name: /^Round 1: .* Remove$/ }).click();
    await start(page);
    await playTo(page, 2);
    await expect.poll(() => revealed(page)).toEqual(['white 2 turn left']);

    await unfold(page);
    await behaviorOf(page, 'B1 Academy Pilot').selectOption('Circles right');
    await page.getByRole('checkbox', { name: /^Shoots/ }).uncheck();
    await unfold(page);
    await playTo(page, 4);
    expect((await revealed(page))[1]).toMatch(/right/);
    expect(complaints).toEqual([]);
  });
});

describe('dice', () => {
  /** Says ready and attacks; the faces as they fell. */
  async function attack(page: Page): Promise<string> {
    const target = page.locator('.target-row');
    await ready(page).or(target).first().waitFor();
    if (await ready(page).isVisible()) await ready(page).click();
    await target.first().click();
    await page.getByRole('button', { name: /^Attack/ }).click();
    const faces = page.locator('.stage-attack li');
    await faces.first().waitFor({ state: 'attached' });
    return (await faces.evaluateAll(all => all.map(one => one.textContent?.split(',')[0]))).join();
  }

  test('the same again, new ones, and those that were set', async () => {
    const { page, complaints } = await openPractice();
    await page.getByRole('radio', { name: 'Only shoot' }).check();
    await page.getByRole('checkbox', { name: 'Each ship performs an action first' }).uncheck();
    await page.getByRole('checkbox', { name: /^Shoots/ }).uncheck();
    await start(page);
    await expect.poll(() => page.getByRole('button', { name: 'Same dice again' }).isDisabled()).toBe(true);
    const faces = await attack(page);
    await page.getByRole('button', { name: 'Same dice again' }).click();
    expect(await attack(page)).toBe(faces);

    const seen = new Set([faces]);
    for (let turn = 0; turn < 12 && seen.size < 2; turn++) {
      await page.getByRole('button', { name: 'New dice', exact: true }).click();
      seen.add(await attack(page));
    }
    expect(seen.size).toBe(2);

    await unfold(page);
    for (let die = 0; die < 4; die++) await page.getByRole('button', { name: 'Next attack die: crit' }).click();
    await unfold(page);
    expect(await attack(page)).toMatch(/^crit(,crit)+$/);
    expect(complaints).toEqual([]);
  });
});

test('only moving, then only shooting, then starting over, and undo asks nothing', async () => {
  const { page, complaints } = await openPractice();
  await start(page);
  await unfold(page);
  await page.getByRole('button', { name: 'Only move' }).click();
  await unfold(page);
  await playTo(page, 3);
  expect(await page.locator('.log').innerText()).not.toMatch(/attacks/);

  await unfold(page);
  await page.getByRole('button', { name: 'Only shoot' }).click();
  await expect.poll(() => page.locator('.dial-grid').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('.dial-grid').first().waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => roundOf(page)).toBe(1);
  expect(complaints).toEqual([]);
});

test('a round again in one press: both ways lie on the board, and what came of each is told', async () => {
  const { page, complaints } = await openPractice();
  await start(page);
  const again = page.getByRole('button', { name: 'Round again' });
  await expect.poll(() => again.isDisabled()).toBe(true);
  await playTo(page, 2);
  await again.click();
  await expect.poll(() => roundOf(page)).toBe(1);
  await unfold(page);
  const tries = page.getByRole('region', { name: 'Two tries' });
  await tries.waitFor();
  await expect
    .poll(() => tries.getByRole('rowheader').allInnerTexts())
    .toEqual(['You, before', 'You, now', 'Targets, before', 'Targets, now']);
  await unfold(page);
  await playTo(page, 2);
  await unfold(page);
  await tries.getByRole('button', { name: 'Put the try before away' }).click();
  await expect.poll(() => tries.count()).toBe(0);
  const tally = page.getByRole('region', { name: 'Tally' });
  await expect.poll(() => tally.getByRole('rowheader').allInnerTexts()).toEqual(['You', 'Targets']);
  expect(complaints).toEqual([]);
});

test('a practice that was left goes on as practice', async () => {
  const { page, complaints } = await openPractice();
  await behaviorOf(page, 'target 1').selectOption('Circles left');
  await start(page);
  await page.locator('.dial-grid button').first().click();
  await page.reload();
  await ready(page).waitFor();
  await playTo(page, 2);
  expect((await revealed(page))[0]).toMatch(/left/);
  expect(complaints).toEqual([]);
});

test.each([
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
])('nothing sticks out at $width × $height, and axe finds nothing serious on either screen', async viewport => {
  const { page } = await openPractice({ viewport, bypassCSP: true });
  await behaviorOf(page, 'target 1').selectOption('Follows a list');
  expect(await graveProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await start(page);
  await unfold(page);
  expect(await graveProblems(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});
