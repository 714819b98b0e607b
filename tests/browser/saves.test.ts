import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import { pressIfThere, pressUntil, rested, setDialsAhead } from '../support/table';

inBrowser();

/** A starter game whose dice are always the same. */
async function startGame() {
  const opened = await openPage(browser, site, { viewport: { width: 1366, height: 768 } });
  const { page } = opened;
  await page.evaluate(() => {
    const value = (numbers: Uint32Array) => numbers.fill(14);
    Object.defineProperty(crypto, 'getRandomValues', { value, configurable: true });
  });
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.getByText('Dials are secret').waitFor();
  await page.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'));
  return opened;
}

/** The score, and what is asked, of whom, with which answers, and the dice that lie there. */
async function asked(page: Page): Promise<string> {
  const question = page.locator('.question, .curtain');
  await question.waitFor();
  // An answer that the mouse happens to rest on shows its own odds.
  await page.mouse.move(0, 0);
  return rested(page, async () =>
    [await page.locator('.table-score').innerText(), await question.innerText()].join('\n'),
  );
}

const dice = (page: Page) => page.locator('.dice-stage:not(.recap) .stage-attack li');

/** Plays on until attack dice lie on the table and somebody may change them. */
async function playToDice(page: Page): Promise<void> {
  await pressUntil(
    page,
    async () => (await dice(page).count()) > 0,
    async () => {
      if ((await page.getByText('Dials are secret').count()) > 0) {
        await setDialsAhead(page);
        return true;
      }
      const answer = await plainAnswer(page);
      if ((await answer.count()) === 0) return false;
      await pressIfThere(answer);
      return true;
    },
  );
}

/** To attack, else to focus, else to leave it: the shortest way to dice that can be changed. */
async function plainAnswer(page: Page) {
  for (const one of ['.confirm-attack .accented', '[data-key^="action:focus"]', '[data-key="pass"]']) {
    const button = page.locator(`.table-question ${one}:not(:disabled)`).first();
    if ((await button.count()) > 0) return button;
  }
  return page.locator('.answers button:not(:disabled)').first();
}

/** The address is the game's: it is there again. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

async function openList(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Saved games' }).click();
  await page.getByRole('heading', { name: 'Saved games' }).waitFor();
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('File to import').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a reload in the middle of an attack brings back the very question, with the same dice', async () => {
  const { page, complaints } = await startGame();
  await playToDice(page);
  const before = await asked(page);
  await reload(page);
  await expect.poll(() => asked(page)).toBe(before);
  await expect.poll(() => dice(page).count()).toBeGreaterThan(0);
  await page.locator('.answers button:not(:disabled)').first().click();
  expect(await asked(page)).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('dials that one player has set are still set after a reload, and still secret', async () => {
  const { page } = await startGame();
  await setDialsAhead(page);
  await reload(page);
  await expect.poll(() => page.getByRole('button', { name: 'Player 1: look again' }).count()).toBe(1);
  expect(await page.locator('.dial-grid').count()).toBe(0);
});

test('what was undone stays undone after a reload, and can be redone', async () => {
  const { page } = await startGame();
  await setDialsAhead(page);
  await setDialsAhead(page);
  await page.locator('.answers button:not(:disabled)').first().click();
  const ahead = await asked(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /undo/i });
  if ((await confirm.count()) > 0) await confirm.click();
  const behind = await asked(page);
  expect(behind).not.toBe(ahead);
  await reload(page);
  await expect.poll(() => asked(page)).toBe(behind);
  await page.keyboard.press('Control+y');
  await expect.poll(() => asked(page)).toBe(ahead);
});

test('a game goes out as a file, is deleted, and comes back from it to the same question', async () => {
  const { page, complaints } = await startGame();
  await playToDice(page);
  const before = await asked(page);
  await openList(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Rebel Flight against Imperial Patrol' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Rebel-Flight-against-Imperial-Patrol.rangeone.json');
  const text = await readFile(await download.path(), 'utf8');

  await page.getByRole('button', { name: 'Delete Rebel Flight against Imperial Patrol' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('No game is kept in this browser yet.').waitFor();

  await choose(page, 'game.rangeone.json', text);
  await page.getByText('was added').waitFor();
  await choose(page, 'game.rangeone.json', text);
  await expect.poll(() => page.getByRole('listitem').count()).toBe(2);
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect.poll(() => asked(page)).toBe(before);
  expect(complaints).toEqual([]);
});

test('a file that is saved while dials are set ends before them, and the copy says so', async () => {
  const { page } = await startGame();
  await setDialsAhead(page);
  await openList(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export / }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).not.toContain('dial:');
  await page.getByRole('status').getByText('ends before this round’s dials').waitFor();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export / }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(text);

  await choose(page, 'copy.rangeone.json', text);
  await page.getByRole('status').getByText('was added. It is a copy: its dice are new').waitFor();
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await page.getByText('Dials are secret').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /: set dials/ }).count()).toBe(2);
  expect(await page.getByRole('button', { name: /: look again/ }).count()).toBe(0);
  await page
    .getByText(/from here on the dice are new/)
    .first()
    .waitFor();

  // The game itself has kept them, and rolls otherwise than its file would tell.
  await openList(page);
  await page
    .getByRole('button', { name: /^Open / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Player 1: look again' }).waitFor();
  await page
    .getByText(/from here on the dice are new/)
    .first()
    .waitFor();
});

test('a damaged, a foreign and a forged file each get their message, and nothing is added', async () => {
  const { page } = await startGame();
  await playToDice(page);
  await openList(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export / }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const alert = page.getByRole('alert');

  await choose(page, 'half.json', text.slice(0, 500));
  await expect.poll(() => alert.innerText()).toContain('not JSON');
  await choose(page, 'squad.json', '{"faction":"rebelalliance"}');
  await expect.poll(() => alert.innerText()).toContain('no saved game of Range One');
  await choose(page, 'forged.json', text.replace(/"option":"dial:ship:A1:\w+"/, '"option":"dial:ship:A1:9FB"'));
  await expect.poll(() => alert.innerText()).toMatch(/damaged at answer \d+: the rules do not allow it/);
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
});

test('a name stays with its game', async () => {
  const { page } = await startGame();
  await openList(page);
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.keyboard.type('Friday');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.getByText('Friday').waitFor();
});

test('a page that crashes in the middle of an attack has lost nothing', async () => {
  const { page } = await startGame();
  await playToDice(page);
  const before = await asked(page);
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(site.url);
  await next.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => asked(next)).toBe(before);
});

test('two tabs: the one that opens a game last goes on with it, and the first writes no more', async () => {
  const { page } = await startGame();
  const other = await page.context().newPage();
  await other.goto(site.url);
  await other.getByRole('button', { name: 'Continue' }).click();
  await setDialsAhead(other);
  await page.bringToFront();
  await setDialsAhead(page);
  await setDialsAhead(page);
  expect(await page.getByText('Dials are secret').count()).toBe(0);
  await other.bringToFront();
  await reload(other);
  await expect.poll(() => other.getByRole('button', { name: 'Player 1: look again' }).count()).toBe(1);
  await expect.poll(() => other.getByRole('button', { name: 'Player 2: set dials' }).count()).toBe(1);
});
