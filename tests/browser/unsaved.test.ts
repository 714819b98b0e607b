import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { setDialsAhead } from '../support/table';

inBrowser();

const alert = (page: Page) => page.locator('.table-question').getByRole('alert');
const asked = (page: Page) => page.getByRole('dialog', { name: 'Leave and lose this?' });

/** From the first line of the page on: a connection that is open stays open. */
async function forbidSaving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await page.reload();
}

async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.getByText('Dials are secret').waitFor();
}

async function leaveByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
}

/** Loads the page again, and says what the browser asked on the way. */
async function reload(page: Page): Promise<readonly string[]> {
  const questions: string[] = [];
  page.once('dialog', dialog => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  return questions;
}

test('a game that is saved can be left and loaded again, and nobody is asked', async () => {
  const { page } = await openPage(browser, site);
  await startGame(page);
  await setDialsAhead(page);
  expect(await alert(page).count()).toBe(0);
  expect(await reload(page)).toEqual([]);
  await page.getByText('Dials are secret').waitFor();
  await leaveByMenu(page);
  await page.getByRole('button', { name: 'Starter game' }).waitFor();
});

test('a game that is not saved goes on, says so, goes into a file, and is not left unasked', async () => {
  const { page, complaints } = await openPage(browser, site);
  await forbidSaving(page);
  await startGame(page);
  await setDialsAhead(page);
  await alert(page).getByText('Not saved: the browser keeps nothing here.').waitFor();
  await setDialsAhead(page);
  await page.locator('.answers button').first().waitFor();

  const downloading = page.waitForEvent('download');
  await alert(page).getByRole('button', { name: 'Save as a file' }).click();
  expect((await downloading).suggestedFilename()).toContain('.rangeone.json');

  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.getByText('The game is kept').count()).toBe(0);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => page.locator('.table-question').count()).toBe(1);

  await page.getByRole('button', { name: 'Leave the table' }).click();
  await asked(page).getByRole('button', { name: 'Leave anyway' }).click();
  await page.getByRole('button', { name: 'Starter game' }).waitFor();
  expect(await reload(page)).toEqual([]);
  // A page that is left may still have been fetching.
  expect(complaints.filter(one => !one.startsWith('request failed'))).toEqual([]);
});

test('loading the page again asks while a game is not saved', async () => {
  const { page } = await openPage(browser, site);
  await forbidSaving(page);
  await startGame(page);
  await alert(page).waitFor();
  expect(await reload(page)).toEqual(['beforeunload']);
});

test('a squad that comes by link does not take the place of a game that is not saved', async () => {
  const { page } = await openPage(browser, site);
  await forbidSaving(page);
  await startGame(page);
  await alert(page).waitFor();
  await page.evaluate(() => {
    location.hash = '#squad=anything';
  });
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByText('Dials are secret').waitFor();
});

test('the browser’s Back asks, too, before it leaves a game that is not saved', async () => {
  const { page } = await openPage(browser, site);
  await forbidSaving(page);
  await startGame(page);
  await alert(page).waitFor();
  await page.goBack();
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByText('Dials are secret').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#game\//);
  await page.goBack();
  await asked(page).getByRole('button', { name: 'Leave anyway' }).click();
  await page.getByRole('button', { name: 'Starter game' }).waitFor();
  await expect.poll(() => asked(page).count()).toBe(0);
});

test('a full disk is told as one', async () => {
  const { page } = await openPage(browser, site);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url).origin, quotaSize: 1 });
  await startGame(page);
  await alert(page).getByText('Not saved: the browser has no room left.').waitFor();
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url).origin });
  await setDialsAhead(page);
  await expect.poll(() => alert(page).count()).toBe(0);
  expect(await reload(page)).toEqual([]);
  await page.getByRole('button', { name: 'Player 1: look again' }).waitFor();
});

/** Another tab that has the database deleted, and itself keeps that from being done: whoever opens it now waits. */
async function holdUp(page: Page) {
  const other = await page.context().newPage();
  await other.goto(site.url);
  await other.evaluate(
    () =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('range-one');
        request.onsuccess = () => {
          addEventListener('let go', () => request.result.close());
          indexedDB.deleteDatabase('range-one').onblocked = () => resolve();
        };
      }),
  );
  await page.bringToFront();
  return () => other.evaluate(() => void dispatchEvent(new Event('let go')));
}

test('an open that is not answered counts as not saved, until it is answered', async () => {
  const { page } = await openPage(browser, site);
  const letGo = await holdUp(page);
  await page.reload();
  await startGame(page);
  await alert(page).getByText('Not saved: the browser does not answer.').waitFor();
  await setDialsAhead(page);
  await expect.poll(() => alert(page).count()).toBe(1);
  await leaveByMenu(page);
  await asked(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await letGo();
  await expect.poll(() => alert(page).count()).toBe(0);
  expect(await reload(page)).toEqual([]);
  await page.getByRole('button', { name: 'Player 1: look again' }).waitFor();
});

test('a squad that is not kept is not left unasked; and without squads of one’s own a game can be set up', async () => {
  const { page } = await openPage(browser, site);
  await forbidSaving(page);
  await page.getByRole('button', { name: 'Squads' }).click();
  await page.getByRole('button', { name: 'Random squad', exact: true }).click();
  await page.getByText('Not saved: the browser keeps nothing here.').waitFor();
  await page.locator('.workbench').waitFor();
  await page.locator('.builder-head').getByRole('button', { name: 'Squads' }).click();
  const downloading = page.waitForEvent('download');
  await asked(page).getByRole('button', { name: 'Save as a file' }).click();
  expect((await downloading).suggestedFilename()).toContain('.xws.json');
  await asked(page).getByRole('button', { name: 'Leave anyway' }).click();
  await page.getByRole('heading', { name: 'Your squads' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.getByText('Starter Flight').filter({ visible: true }).first().waitFor();
});
