import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { targetAnswer } from '../../src/bots/target';
import type { Choice } from '../../src/engine/core/decision';
import { DRILLS } from '../../src/lessons/drills';
import type { Drill } from '../../src/lessons/drills/drill';
import { fliersOf } from '../../src/lessons/drills/fly';
import { layOut } from '../../src/lessons/layOut';
import { graveProblems, overflow, smallPrint } from '../support/axe';
import { openPage } from '../support/browser';
import { engine } from '../support/engine';
import { browser, inBrowser, site } from '../support/inBrowser';
import { keepScreen, wholeTable } from '../support/table';

inBrowser();

const LAPTOP = { width: 1366, height: 768 };

async function openDrills(viewport = LAPTOP) {
  const opened = await openPage(browser, site, { viewport, reducedMotion: 'reduce' });
  await opened.page.getByRole('button', { name: 'Drills', exact: true }).click();
  await opened.page.getByRole('heading', { level: 1, name: 'Drills' }).waitFor();
  return opened;
}

const card = (page: Page) => page.locator('.drill-card');

async function begin(page: Page, { name }: Drill): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Fly|Again): ${name}$`) }).click();
  await card(page).waitFor();
  await wholeTable(page);
}

/** What somebody answers who flies a drill in its better way. */
function answersTo(drill: Drill, way = drill.way): readonly Choice[] {
  const { state: start } = layOut(engine, drill);
  let state = start;
  const moments = [];
  const answers: Choice[] = [];
  while (drill.measure({ rules: engine.rules, start, moments }).verdict === 'going') {
    const own = targetAnswer(engine, state, 'p1', fliersOf(way));
    const outcome = engine.answer(state, own ?? targetAnswer(engine, state, 'p2', drill.targets)!);
    if (!outcome.ok) throw new Error(outcome.problem);
    if (own) answers.push(own.choice);
    ({ state } = outcome.step);
    moments.push({ events: outcome.step.events, after: state });
  }
  return answers;
}

/** Presses what gives an answer. */
async function press(page: Page, choice: Choice): Promise<void> {
  const question = page.locator('.table-question');
  if ('picks' in choice) throw new Error(`No drill asks for ${choice.picks.join()}`);
  const { option } = choice;
  if (option === 'ready') return question.locator('.dial-ready.accented').click();
  await question.locator(`[data-key="${option}"], [data-key^="${option} "]`).first().click();
  if (option.startsWith('target:')) await question.locator('.confirm-attack .accented').click();
}

describe.each(DRILLS.map(drill => [drill.name, drill] as const))('%s', (name, drill) => {
  test('is flown by clicks to three stars, and its paths lie on the board', async () => {
    const { page, complaints } = await openDrills();
    await begin(page, drill);
    for (const choice of answersTo(drill)) await press(page, choice);
    await card(page).getByRole('img', { name: '3 of 3 stars' }).waitFor();
    await expect.poll(() => card(page).innerText()).toContain('New best');
    await card(page).getByText('Another way: ').waitFor();
    await page.waitForTimeout(100);
    await keepScreen(page, `drill-${drill.id}`);
    await card(page).getByRole('button', { name: 'All drills' }).click();
    const entry = page.locator('.drill', { hasText: name });
    await entry.getByRole('img', { name: '3 of 3 stars' }).waitFor();
    await expect.poll(() => entry.innerText()).toMatch(/best \d+/);
    expect(complaints).toEqual([]);
  });
});

const [rocks, bullseye] = DRILLS as readonly [Drill, Drill];

test('a wrong turn ends without a star, is flown again in one press, and a better way can be watched', async () => {
  const { page, complaints } = await openDrills();
  await begin(page, rocks);
  for (const choice of answersTo(rocks, { 'ship:A1': ['4FW', '4FW'] })) await press(page, choice);
  await page.getByRole('heading', { name: 'Not this time' }).waitFor();
  await card(page).getByRole('img', { name: '0 of 3 stars' }).waitFor();
  await expect.poll(() => card(page).innerText()).toContain('Your ship met a rock.');
  await card(page).getByText('A better way: 5 rounds').waitFor();
  await keepScreen(page, 'drill-wrong-turn');
  await card(page).getByRole('button', { name: 'Watch the better way' }).click();
  await page.getByRole('heading', { name: 'A better way' }).waitFor();
  await card(page).getByRole('img', { name: '3 of 3 stars' }).waitFor();
  await card(page).getByRole('button', { name: 'Again' }).click();
  await page.locator('.dial-grid').first().waitFor();
  await expect.poll(() => card(page).innerText()).toContain('No rock touched so far.');
  for (const choice of answersTo(rocks)) await press(page, choice);
  await card(page).getByRole('img', { name: '3 of 3 stars' }).waitFor();
  await card(page)
    .getByRole('button', { name: `Next: ${bullseye.name}` })
    .click();
  await page.getByRole('heading', { name: bullseye.name }).waitFor();
  expect(complaints).toEqual([]);
});

test('a step back out of the end flies on; the best is still there after the page was loaded again', async () => {
  const { page } = await openDrills();
  await begin(page, bullseye);
  for (const choice of answersTo(bullseye)) await press(page, choice);
  await card(page).getByRole('img', { name: '3 of 3 stars' }).waitFor();
  await page.locator('.table-tools').getByRole('button', { name: /^Undo/ }).click();
  await page.locator('.table-question').waitFor();
  await expect.poll(() => card(page).innerText()).toContain('best 2 rounds');
  await page.goBack();
  await expect.poll(() => page.locator('.drill', { hasText: bullseye.name }).innerText()).toContain('best 2 rounds');
  await expect.poll(() => page.getByText('You have 3 of 39 stars').count()).toBe(1);
});

test.each([LAPTOP, { width: 1920, height: 1080 }, { width: 820, height: 1180 }, { width: 390, height: 844 }])(
  'axe finds nothing serious in a drill at $width × $height',
  async viewport => {
    const { page } = await openDrills(viewport);
    expect(await graveProblems(page)).toEqual([]);
    expect((await overflow(page)).across).toBe(0);
    await keepScreen(page, 'drills');
    await begin(page, bullseye);
    await keepScreen(page, 'drill');
    expect(await graveProblems(page)).toEqual([]);
    for (const choice of answersTo(bullseye)) await press(page, choice);
    await card(page).getByRole('img', { name: '3 of 3 stars' }).waitFor();
    await card(page).getByText('Another way: 2 rounds').waitFor();
    expect(await graveProblems(page)).toEqual([]);
    expect(await smallPrint(page)).toEqual([]);
    expect(await overflow(page)).toEqual({ across: 0, down: 0 });
    await page.waitForTimeout(800);
    await keepScreen(page, 'drill-end');
  },
);
