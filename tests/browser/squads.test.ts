import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { graveProblems, overflow, smallPrint, smallTargets } from '../support/axe';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';

inBrowser();

const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** The shelf of squads. */
async function openSquads(options: BrowserContextOptions = LAPTOP) {
  const opened = await openPage(browser, site, options);
  await opened.page.getByRole('button', { name: 'Squads', exact: true }).click();
  await opened.page.getByRole('heading', { level: 1, name: 'Squads' }).waitFor();
  return opened;
}

const XWS = JSON.stringify({
  name: 'Pasted Patrol',
  faction: 'galacticempire',
  points: 20,
  version: '2.0.0',
  pilots: [
    { id: 'howlrunner', ship: 'tielnfighter', upgrades: { talent: ['predator'] } },
    { id: 'academypilot', ship: 'tielnfighter' },
    { id: 'academypilot', ship: 'tielnfighter', upgrades: {} },
  ],
  obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
});
const LINK =
  'https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ20Z5XY4XY2X&sn=Linked%20Friends&obs=gascloud1,gascloud2,gascloud3';

async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Paste XWS, a link to a squad or its text').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByLabel('Name of the squad').waitFor();
}

const hasFocus = (one: Locator): Promise<boolean> => one.evaluate(it => it === document.activeElement);

/** Whole, and with nothing over it. */
const isInSight = (one: Locator): Promise<boolean> =>
  one.evaluate(it => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && it.contains(onTop);
  });

test('a squad is built by search, with a card, and is there after a reload', async () => {
  const { page, complaints } = await openSquads();
  await page.getByRole('button', { name: 'New squad' }).click();
  await page.getByLabel('Name of the squad').fill('Old Friends');
  await page.getByLabel('Find a pilot, ship or ability').fill('bandit');
  for (let count = 0; count < 3; count++) await page.getByRole('button', { name: 'Add Bandit Squadron Pilot' }).click();
  await page.getByText('This squad is legal.').waitFor();
  await page.getByRole('button', { name: 'Choose a missile card' }).first().click();
  await page.getByLabel('Find a card').fill('concussion');
  await page.getByRole('button', { name: 'Equip Concussion Missiles' }).click();
  await page.getByText('Kept in this browser').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Squads', exact: true }).click();
  await page.getByText('9 points, 3 ships, legal').waitFor();
  await page.getByRole('button', { name: 'Open Old Friends' }).click();
  await page.getByRole('button', { name: 'Remove Concussion Missiles' }).waitFor();
  expect(complaints).toEqual([]);
});

test('one squad comes in by paste, one by link, and both fly against each other', async () => {
  const { page, complaints } = await openSquads();
  await bringIn(page, XWS);
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Pasted Patrol');
  await page.getByRole('button', { name: 'Squads' }).click();
  await bringIn(page, LINK);
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Linked Friends');
  await page.getByRole('button', { name: 'Squads' }).click();
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('region', { name: 'Player 1' }).getByRole('radio', { name: 'Linked Friends' }).check();
  await page.getByRole('region', { name: 'Player 2' }).getByRole('radio', { name: 'Pasted Patrol' }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('canvas').first().waitFor();
  await page.getByText('Wedge Antilles').filter({ visible: true }).first().waitFor();
  await page.getByText('Howlrunner').filter({ visible: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

const OTHER = XWS.replace('Pasted Patrol', 'Dropped Patrol');

/** As if files were let go over the page. */
const drop = (page: Page, texts: readonly string[]) =>
  page.evaluate(all => {
    const data = new DataTransfer();
    for (const text of all) data.items.add(new File([text], 'squad.json', { type: 'application/json' }));
    document
      .querySelector('main')!
      .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, texts);

test('two files that are dropped are two squads, on the shelf and at the workbench', async () => {
  const { page, complaints } = await openSquads();
  await drop(page, [XWS, OTHER]);
  await page.getByText('2 squads came in').waitFor();
  await page.getByRole('button', { name: 'Open Pasted Patrol' }).waitFor();
  await page.getByRole('button', { name: 'Open Dropped Patrol' }).click();
  await page.getByLabel('Name of the squad').waitFor();
  await drop(page, [XWS, OTHER]);
  await page.getByText('2 squads came in').waitFor();
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Dropped Patrol');
  await page.getByRole('button', { name: 'Squads', exact: true }).click();
  await page.getByRole('button', { name: 'Open Dropped Patrol 2' }).waitFor();
  expect(complaints).toEqual([]);
});

test('Ctrl+V brings a squad in on the shelf and at the workbench, as XWS, link or plain text', async () => {
  const { page, complaints } = await openSquads();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = page.getByLabel('Name of the squad');
  const paste = async (text: string) => {
    await page.evaluate(all => navigator.clipboard.writeText(all), text);
    await page.keyboard.press('Control+v');
  };
  await paste(XWS);
  await name.waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await page.getByRole('textbox', { name: 'Plain text' }).inputValue();
  await paste(LINK);
  await page.getByRole('list', { name: 'Pilots found' }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('Linked Friends');
  await paste(text.replace('Pasted Patrol', 'Told Patrol'));
  await expect.poll(() => name.inputValue()).toBe('Told Patrol');
  // The head of the workbench stands before its cards have been fetched.
  await expect.poll(() => page.getByRole('listitem', { name: /^Ship/ }).count()).toBe(3);

  await name.fill('');
  await paste('Only a name');
  await expect.poll(() => name.inputValue()).toBe('Only a name');
  expect(complaints).toEqual([]);
});

test('our own link opens the squad anywhere, and leaves the address', async () => {
  const { page } = await openSquads();
  await bringIn(page, LINK);
  await page.getByRole('button', { name: 'Export' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to Range One' }).inputValue();
  expect(link).toContain('#squad=');

  const other = await (await browser.newContext(LAPTOP)).newPage();
  await other.goto(link);
  await other.getByLabel('Name of the squad').waitFor();
  await expect.poll(() => other.getByLabel('Name of the squad').inputValue()).toBe('Linked Friends');
  const ships = other.getByRole('listitem', { name: /^Ship/ });
  await ships.nth(2).waitFor();
  await expect.poll(() => ships.count()).toBe(3);
  expect(other.url()).not.toContain('#squad=');
  await other.reload();
  await expect.poll(() => other.getByLabel('Name of the squad').inputValue()).toBe('Linked Friends');
});

test('markup in a name stays text', async () => {
  const { page, complaints } = await openSquads();
  await bringIn(page, XWS.replace('Pasted Patrol', '<img src=x onerror=alert(1)>'));
  await page.getByRole('button', { name: 'Squads' }).click();
  await page.getByRole('heading', { level: 3, name: '<img src=x onerror=alert(1)>' }).waitFor();
  expect(await page.locator('img').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
])('the builder does not scroll as a whole at $width × $height', async viewport => {
  const { page } = await openSquads({ viewport });
  await page.getByRole('button', { name: 'Open a copy of Headhunter Crowd' }).click();
  await page.getByRole('button', { name: /^Add / }).nth(1).click();
  await page.getByRole('table').waitFor();
  expect(await overflow(page)).toEqual({ across: 0, down: 0 });
});

test('on a tablet every target is large enough', async () => {
  const { page } = await openSquads({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open a copy of Headhunter Crowd' }).click();
  await page.getByRole('list', { name: 'Pilots found' }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Choose a/ })
    .last()
    .click();
  await page.getByLabel(/^Show what does not fit/).check();
  await page.getByRole('list', { name: 'Cards found' }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
});

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('ships and cards are chosen in sight, and the way back leads to where one was', async () => {
    const { page, complaints } = await openSquads(PHONE);
    await page.getByRole('button', { name: 'New squad' }).click();
    const sheet = page.getByRole('dialog');
    const inSight = (name: string) => expect.poll(() => isInSight(sheet.getByLabel(name))).toBe(true);

    await page.getByRole('button', { name: 'Add ships' }).click();
    await inSight('Find a pilot, ship or ability');
    await expect.poll(() => sheet.evaluate(it => it.contains(document.activeElement))).toBe(true);
    expect(await smallTargets(page)).toEqual([]);
    await sheet.getByLabel('Find a pilot').fill('bandit');
    for (let count = 0; count < 5; count++) await sheet.getByRole('button', { name: /^Add Bandit/ }).click();
    await sheet.getByRole('heading', { name: 'Add ships: 15 of 20 points' }).waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Add ships' }))).toBe(true);

    const slot = page.getByRole('button', { name: 'Choose a missile card for Bandit' }).nth(3);
    await slot.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await slot.click();
    await inSight('Find a card by name or words');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(slot)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

    await slot.click();
    await sheet.getByRole('button', { name: 'Equip Concussion Missiles' }).click();
    await sheet.waitFor({ state: 'detached' });
    const fourth = page.getByRole('listitem', { name: /^Ship 4/ });
    await expect.poll(() => isInSight(fourth.getByRole('button', { name: 'Remove Concussion Missiles' }))).toBe(true);
    await expect.poll(() => fourth.evaluate(it => it.contains(document.activeElement))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a card of the squad is read in sight', async () => {
    const { page } = await openSquads(PHONE);
    await page.getByRole('button', { name: 'Open a copy of Headhunter Crowd' }).click();
    await page.getByTitle('Read the card').nth(1).click();
    const card = page.getByRole('dialog').getByRole('heading', { name: 'Bandit Squadron Pilot' });
    await card.waitFor();
    await expect.poll(() => isInSight(card)).toBe(true);
  });

  test('a squad that is not legal says so at the foot of New game, and nothing sticks out', async () => {
    const { page } = await openSquads(PHONE);
    await page.getByRole('button', { name: 'Open a copy of Headhunter Crowd' }).click();
    const remove = page.getByRole('button', { name: 'Remove Bandit Squadron Pilot' });
    await remove.first().waitFor();
    while ((await remove.count()) > 0) await remove.first().click();
    await page.getByRole('button', { name: 'Play Headhunter Crowd' }).click();
    await page.getByRole('button', { name: 'Play it anyway' }).click();
    const start = (await page.getByRole('button', { name: 'Start anyway' }).boundingBox())!;
    expect(start.x + start.width).toBeLessThanOrEqual(PHONE.viewport.width);
    expect((await overflow(page)).across).toBe(0);
  });

  test.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('nothing sticks out at $width × $height', async viewport => {
    const { page } = await openSquads({ ...PHONE, viewport });
    await page.getByRole('button', { name: 'Open a copy of Headhunter Crowd' }).click();
    await page.getByRole('button', { name: 'Add ships' }).click();
    await page.getByRole('dialog').getByRole('list', { name: 'Pilots found' }).waitFor();
    expect((await overflow(page)).across).toBe(0);
    await expect.poll(() => page.locator('.workbench-picker').evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
  });
});

test('from the workbench to the table: Play, Start game; and Back leads back to the workbench', async () => {
  const { page, complaints } = await openSquads();
  await page.getByRole('button', { name: 'Open a copy of Headhunter Crowd' }).click();
  await page.getByRole('button', { name: 'Play Headhunter Crowd' }).click();
  await page.getByRole('heading', { level: 1, name: 'New game' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.getByLabel('Name of the squad').inputValue()).toBe('Headhunter Crowd');
  await page.getByRole('button', { name: 'Play Headhunter Crowd' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('canvas').first().waitFor();
  await page.getByText('Bandit Squadron Pilot').filter({ visible: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

test('axe finds nothing serious and no small print, on the shelf and at the workbench', async () => {
  const { page } = await openSquads({ ...LAPTOP, bypassCSP: true });
  const look = async () => [...(await graveProblems(page)), ...(await smallPrint(page))];
  await page.getByRole('button', { name: 'Import' }).click();
  expect(await look()).toEqual([]);
  await page.getByRole('button', { name: 'Open a copy of Headhunter Crowd' }).click();
  await page.getByRole('button', { name: /^Add / }).nth(1).click();
  expect(await look()).toEqual([]);
  await page
    .getByRole('button', { name: /^Choose a/ })
    .first()
    .click();
  await page.getByLabel(/^Show what does not fit/).check();
  expect(await look()).toEqual([]);
});

test('by keyboard alone: from the search to a pilot, and it is taken', async () => {
  const { page } = await openSquads();
  await page.getByRole('button', { name: 'New squad' }).press('Enter');
  await page.getByLabel('Find a pilot, ship or ability').focus();
  await page.keyboard.type('red squadron veteran x-wing');
  const add = page.getByRole('button', { name: /^Add Red Squadron Veteran/ });
  await add.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect.poll(() => add.evaluate(it => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('listitem', { name: 'Ship 1: Red Squadron Veteran' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('0 of 20 points').waitFor();
});
