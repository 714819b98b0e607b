import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { packed } from '../../src/store/packed';
import { textOfGame } from '../../src/store/saves/gameFile';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { overflow } from '../support/axe';
import { openPage } from '../support/browser';
import { engine } from '../support/engine';
import { browser, inBrowser, site } from '../support/inBrowser';
import { momentsOf } from '../support/randomGame';
import { setupFor } from '../support/squads';
import { rested } from '../support/table';

inBrowser();

const SEED = 2;
let letters: string;
let answers: number;

beforeAll(async () => {
  const given = momentsOf(SEED).flatMap(moment => moment.given ?? []);
  const made = engine.recordOf(setupFor(SEED), SEED, given);
  if (!made.ok) throw new Error(made.problem);
  answers = given.length;
  letters = await packed(
    textOfGame({ name: 'An old game', record: made.record, options: DEFAULT_OPTIONS, journal: [] }),
  );
});

/** The replay in a profile that has never seen the game. */
async function openReplay(at: number, size = { width: 1366, height: 768 }) {
  const opened = await openPage(browser, site, { viewport: size });
  await opened.page.evaluate(hash => {
    location.hash = hash;
  }, `#replay/link/${at}/${letters}`);
  await opened.page.locator('.replay').waitFor();
  return opened;
}

const step = async (page: Page): Promise<number> =>
  Number(/step (\d+) of/.exec(await page.locator('.replay-when').innerText())?.[1]);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a link holds the whole game: it is stepped, scrubbed and jumped through, and asks nothing', async () => {
  const { page, complaints } = await openReplay(60);
  await expect.poll(() => page.locator('.replay-when').innerText()).toContain(`of ${answers}`);
  await expect.poll(() => step(page)).toBe(60);
  await press(page, 'One step on');
  await expect.poll(() => step(page)).toBeGreaterThan(60);
  // Back over dials that nobody sees being set.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => step(page)).toBeLessThanOrEqual(60);
  await page.keyboard.press('End');
  await expect.poll(() => step(page)).toBe(answers);
  await expect.poll(() => page.getByRole('button', { name: 'One step on', exact: true }).isDisabled()).toBe(true);
  await press(page, 'The round before');
  await expect.poll(() => step(page)).toBeLessThan(answers);
  await page.getByRole('slider').fill('10');
  await expect.poll(() => step(page)).toBe(10);
  expect(await page.locator('.question, .curtain').count()).toBe(0);
  expect(await page.locator('[data-tool="undo"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a replay runs by itself and stands when it is told to', async () => {
  const { page } = await openReplay(60);
  await page.getByLabel('Speed').selectOption('fast');
  await press(page, 'Let it run');
  await expect.poll(() => step(page)).toBeGreaterThan(63);
  await press(page, 'Pause');
  const stood = await rested(page, () => step(page));
  await page.waitForTimeout(1500);
  expect(await step(page)).toBe(stood);
});

test('a reload and Forward find the replay where it stood', async () => {
  const { page } = await openReplay(60);
  await page.getByRole('slider').fill('33');
  await page.waitForURL(/#replay\/link\/33\//);
  await page.reload();
  await page.locator('.replay').waitFor();
  await expect.poll(() => step(page)).toBe(33);
  await press(page, 'Leave');
  await page.getByRole('button', { name: 'Starter game' }).waitFor();
  await page.goForward();
  await page.locator('.replay').waitFor();
  await expect.poll(() => step(page)).toBe(33);
});

test('luck is told by die and by attack; an attack in the list leads to it', async () => {
  const { page, complaints } = await openReplay(60);
  await press(page, 'Dice and luck');
  const rows = page.locator('.luck-table tbody tr');
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  await rows.nth(1).getByRole('button').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => step(page)).not.toBe(60);
  expect(complaints).toEqual([]);
});

test('a game is played on from a moment of a replay, and the new one is among the saved ones with a replay of its own', async () => {
  const { page, complaints } = await openReplay(60);
  await press(page, 'Play on');
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('.table-question :is(.question, .curtain)').waitFor();
  await page.evaluate(() => {
    location.hash = '#saves';
  });
  await press(page, 'Replay An old game, again');
  await page.locator('.replay').waitFor();
  // Dials of that round that still lie facedown are nobody's to see.
  await expect.poll(() => page.locator('.replay-missing').innerText()).toContain('dials');
  await expect.poll(() => step(page)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('a game that was played on is laid over the one it came from, from where they part', async () => {
  const { page, complaints } = await openReplay(60);
  const link = new URL(page.url()).hash;
  await press(page, 'Play on');
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click();
  await page.locator('.table-question :is(.question, .curtain)').waitFor();
  // Whoever follows a link at a table is asked first.
  await page.evaluate(() => {
    location.hash = '#saves';
  });
  await page.getByRole('heading', { level: 1, name: 'Saved games' }).waitFor();
  await page.evaluate(hash => {
    location.hash = hash;
  }, link);
  await page.locator('.replay').waitFor();
  await press(page, 'Lay over');
  await page.getByRole('button', { name: /An old game, again/ }).click();
  const laid = page.getByRole('region', { name: 'Laid over' });
  await laid.waitFor();
  await page.keyboard.press('End');
  await laid.getByText('There').waitFor();
  await page.keyboard.press('Home');
  await laid.getByText('both are the same').waitFor();
  await page.keyboard.press('End');
  await press(page, 'Take it away');
  await laid.waitFor({ state: 'detached' });
  await press(page, 'The phase before');
  await expect.poll(() => step(page)).toBeLessThan(answers);
  expect(complaints).toEqual([]);
});

test('a link that was cut on its way says so', async () => {
  const { page } = await openPage(browser, site);
  await page.evaluate(
    hash => {
      location.hash = hash;
    },
    `#replay/link/0/${letters.slice(0, 300)}`,
  );
  await page.getByText('may be missing').waitFor();
});

test.each([
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
])('on %s the ways through a replay are in sight', async (_, size) => {
  const { page } = await openReplay(60, size);
  for (const name of ['To the beginning', 'One step back', 'Let it run', 'One step on', 'To the end']) {
    const box = async () => (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    await expect.poll(async () => (await box()).width, { message: name }).toBeGreaterThanOrEqual(44);
    const bottom = async () => (await box()).y + (await box()).height;
    await expect.poll(bottom, { message: name }).toBeLessThanOrEqual(size.height);
  }
});

test('on a phone the rolls of a game that are checked stand within its width', async () => {
  const { page, complaints } = await openPage(browser, site, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}#check`);
  await page.getByLabel('A seed, or the link of a replay').fill(`${site.url}#replay/link/0/${letters}`);
  await press(page, 'Check');
  await page.locator('.check-table tbody tr').first().waitFor();
  await expect.poll(async () => (await overflow(page)).across).toBe(0);
  expect(complaints).toEqual([]);
});
