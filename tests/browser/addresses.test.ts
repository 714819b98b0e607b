import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WORDS } from '../../src/panels/words';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { openStarter } from '../support/table';

inBrowser();

const open = () => openPage(browser, site, { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
const hash = (page: Page) => new URL(page.url()).hash;
const question = (page: Page) => page.locator('.question, .curtain').first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, address: string) =>
  page.evaluate(to => {
    location.hash = to;
  }, address);

const LINK = '#squad=1.amg20.rebelalliance.5X357Y4X.coreasteroid1.Wedge%20and%20Luke';
const DOORS = [
  ['New game', 'new', 'New game'],
  ['Set up practice', 'practice', 'Practice'],
  ['Drills', 'drills', 'Drills'],
  ['Open the lessons', 'learn', 'Learn'],
  ['Squads', 'squads', 'Squads'],
  ['Saved games', 'saves', 'Saved games'],
  ['Settings', 'settings', 'Settings'],
] as const;

test('every room has an address: a reload stays in it, Back leaves it, Forward comes again', async () => {
  const { page, complaints } = await open();
  for (const [door, address, name] of DOORS) {
    await press(page, door);
    await heading(page, name).waitFor();
    await expect.poll(() => hash(page)).toBe(`#${address}`);
    await expect.poll(() => page.title()).toBe(`${name} · Range One`);
    await page.reload();
    await heading(page, name).waitFor();
    await page.goBack();
    await heading(page, 'Range One').waitFor();
    await expect.poll(() => page.title()).toBe('Range One');
    await page.goForward();
    await heading(page, name).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).first().click();
    await heading(page, 'Range One').waitFor();
    await expect.poll(() => hash(page)).toBe('');
  }
  expect(complaints.filter(one => !one.startsWith('request failed'))).toEqual([]);
});

test('a game is left by Back, kept, and entered again by Forward, at the same question', async () => {
  const { page, complaints } = await openStarter(browser, site);
  const address = hash(page);
  expect(address).toMatch(/^#game\/\w+$/);
  const asked = await question(page).innerText();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.goForward();
  await question(page).waitFor();
  await expect.poll(() => hash(page)).toBe(address);
  await expect.poll(() => question(page).innerText()).toBe(asked);
  await page.reload();
  await question(page).waitFor();
  await expect.poll(() => question(page).innerText()).toBe(asked);
  await press(page, 'Menu');
  await press(page, 'Leave the table');
  await press(page, 'Saved games');
  await page.getByRole('listitem').first().waitFor();
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
  expect(complaints.filter(one => !one.startsWith('request failed'))).toEqual([]);
});

test('a game that was set up has no form behind it: Back leads to the doors', async () => {
  const { page } = await open();
  await press(page, 'New game');
  await press(page, 'Start game');
  await page.getByRole('region', { name: 'Question' }).waitFor();
  await page.goBack();
  await heading(page, 'Range One').waitFor();
});

test('a lesson and a drill are entered by their addresses, and left by Back and by button alike', async () => {
  const { page } = await open();
  await page.goto(`${site.url}#learn/actions`);
  const lesson = page.getByRole('region', { name: 'Lesson: Stress and actions' });
  const drill = page.getByRole('region', { name: /^Drill: / });
  await lesson.waitFor();
  await page.reload();
  await lesson.waitFor();
  await follow(page, '#drills');
  await heading(page, 'Drills').waitFor();
  await page
    .getByRole('button', { name: /^Fly: / })
    .first()
    .click();
  await drill.waitFor();
  await expect.poll(() => hash(page)).toMatch(/^#drills\/\w+$/);
  await page.reload();
  await drill.waitFor();
  await page.goBack();
  await heading(page, 'Drills').waitFor();
  await page.goBack();
  await lesson.waitFor();
  await expect.poll(() => hash(page)).toBe('#learn/actions');
});

test.each([
  ['#nowhere', WORDS.astray.room],
  ['#drills/nothing', WORDS.astray.drill],
  ['#learn/nothing', WORDS.astray.lesson],
  ['#constructor', WORDS.astray.room],
])('%s leads to the first screen, which says so', async (address, sentence) => {
  const { page } = await open();
  await page.goto(`${site.url}${address}`);
  await page.getByRole('alert').getByText(sentence).waitFor();
  await expect.poll(() => hash(page)).toBe('');
  await press(page, 'Settings');
  await page.goBack();
  await page.getByRole('button', { name: 'Starter game' }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('a game that nobody keeps says so, and leads back', async () => {
  const { page } = await open();
  await page.goto(`${site.url}#game/lost`);
  await page.getByText('not among the saved ones any more').waitFor();
  await press(page, 'Back');
  await page.getByRole('button', { name: 'Starter game' }).waitFor();
});

test.each(['#replay/link/0/cut', '#positions/~cut'])('%s that arrives never ends a game unasked', async link => {
  const { page } = await openStarter(browser, site);
  const game = hash(page);
  await follow(page, link);
  const ask = page.getByRole('dialog', { name: 'Leave for what the link brings?' });
  await ask.getByRole('button', { name: 'Play on' }).click();
  await expect.poll(() => hash(page)).toBe(game);
  await follow(page, link);
  await ask.getByRole('button', { name: 'Look at it' }).click();
  await expect.poll(() => hash(page)).not.toBe(game);
});

test('a squad that comes by link never ends a game unasked', async () => {
  const { page } = await openStarter(browser, site);
  const game = hash(page);
  const asked = await question(page).innerText();
  await follow(page, LINK);
  const ask = page.getByRole('dialog', { name: 'Leave for what the link brings?' });
  await ask.getByRole('button', { name: 'Play on' }).click();
  await expect.poll(() => question(page).innerText()).toBe(asked);
  await expect.poll(() => hash(page)).toBe(game);

  await follow(page, LINK);
  await ask.getByRole('button', { name: 'Look at it' }).click();
  await page.getByLabel('Name of the squad').waitFor();
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Wedge and Luke');
  await expect.poll(() => hash(page)).toMatch(/^#squads\/\w+$/);
  await page.goBack();
  await heading(page, 'Squads').waitFor();
  expect(await page.getByText('Wedge and Luke 2').count()).toBe(0);
  await page.goBack();
  await question(page).waitFor();
  await expect.poll(() => question(page).innerText()).toBe(asked);
});

test('a squad on the workbench has an address; what was changed there is there after Back and Forward', async () => {
  const { page } = await open();
  await press(page, 'Squads');
  await press(page, 'Random squad');
  await page.getByLabel('Name of the squad').fill('Friday');
  await page.getByText('Kept in this browser').waitFor();
  const squad = hash(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Open Friday' }).waitFor();
  await page.goForward();
  await page.getByLabel('Name of the squad').waitFor();
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Friday');
  await press(page, 'Play Friday');
  await heading(page, 'New game').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Name of the squad').waitFor();
  await expect.poll(() => hash(page)).toBe(squad);
  await page.goto(`${site.url}#squads/nothing`);
  await page.getByRole('alert').getByText('not kept in this browser').waitFor();
});
