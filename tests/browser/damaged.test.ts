import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';

inBrowser();

/** A page whose browser keeps one starter game, which is sound. */
async function withGame() {
  const opened = await openPage(browser, site);
  const { page } = opened;
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.getByText('Dials are secret').waitFor();
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  return opened;
}

/** Rows beside the sound one, as a bad disk, an old page or a curious player may leave them. */
async function addBadGames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('range-one');
        request.onsuccess = () => {
          const tx = request.result.transaction('games', 'readwrite');
          const games = tx.objectStore('games');
          const all = games.getAll();
          all.onsuccess = () => {
            const [sound] = all.result;
            const changed = Date.now() + 1000;
            const circle: { round: unknown } = { round: null };
            circle.round = circle;
            games.put({ id: 'bare' });
            games.put({ ...sound, id: 7, name: 'Seven', changed });
            games.put({ ...sound, id: 'late', name: 'Late', changed: Number.POSITIVE_INFINITY });
            games.put({ ...sound, id: 'round', name: 'Round', changed, setup: circle });
            games.put({ ...sound, id: 'nobody', name: 'Nobody', changed, setup: { ...sound.setup, players: {} } });
          };
          tx.oncomplete = () => {
            request.result.close();
            resolve();
          };
          tx.onabort = () => reject(tx.error);
        };
      }),
  );
}

/** Spoils the sound game's list entry only: its answers are whole. */
async function bendGame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('range-one');
        request.onsuccess = () => {
          const tx = request.result.transaction('games', 'readwrite');
          const all = tx.objectStore('games').getAll();
          all.onsuccess = () => tx.objectStore('games').put({ ...all.result[0], score: null, options: 'none' });
          tx.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
}

async function openList(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Saved games' }).click();
  await page.getByRole('heading', { name: 'Saved games' }).waitFor();
}

const SOUND = 'Rebel Flight against Imperial Patrol';

test('damaged games end nothing: the sound one is there to continue, and each of them is named', async () => {
  const { page, complaints } = await withGame();
  await addBadGames(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.getByText(SOUND).waitFor();
  await openList(page);
  const bad = page.getByRole('listitem').filter({ hasText: 'This game is damaged and cannot be opened.' });
  await bad.first().waitFor();
  await expect
    .poll(async () => (await bad.getByRole('heading').allInnerTexts()).sort())
    .toEqual(['A game without a name', 'Late', 'Nobody', 'Round', 'Seven']);
  expect(await bad.getByRole('button', { name: /^Open/ }).count()).toBe(0);

  for (const name of ['Round', 'A game without a name']) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export what is left of ${name}` }).click();
    expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8'))).toMatchObject({ name });
  }
  for (const name of ['Late', 'Nobody', 'Round', 'Seven', 'A game without a name']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText(`${name} was deleted.`).waitFor();
  }
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: `Open ${SOUND}` }).click();
  await page.getByText('Dials are secret').waitFor();
  // A page that is left may still have been fetching.
  expect(complaints.filter(one => !one.startsWith('request failed'))).toEqual([]);
});

test('what is left of a game of which only the list entry is damaged can be imported and played on', async () => {
  const { page } = await withGame();
  await bendGame(page);
  await openList(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export what is left of ${SOUND}` }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'left.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByText('was added').waitFor();
  await page.getByRole('button', { name: `Open ${SOUND}` }).click();
  await page.getByText('Dials are secret').waitFor();
});

const lastAnswer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>(resolve => {
        const request = indexedDB.open('range-one');
        request.onsuccess = () => {
          const rows = request.result.transaction('answers').objectStore('answers').getAll();
          rows.onsuccess = () => {
            request.result.close();
            resolve(rows.result.at(-1));
          };
        };
      }),
  );

test('an answer and a snapshot that cannot be read cost themselves and what came after, not the game', async () => {
  const { page } = await withGame();
  const last = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const request = indexedDB.open('range-one');
        request.onsuccess = () => {
          const tx = request.result.transaction(['answers', 'snapshots'], 'readwrite');
          const answers = tx.objectStore('answers').getAll();
          answers.onsuccess = () => {
            const row = answers.result.at(-1);
            tx.objectStore('answers').put({ ...row, answer: 7n });
          };
          const snapshots = tx.objectStore('snapshots').getAll();
          snapshots.onsuccess = () => {
            const row = snapshots.result.at(-1);
            const state: { self: unknown } = { self: null };
            state.self = state;
            tx.objectStore('snapshots').put({ ...row, state });
          };
          tx.oncomplete = () => {
            request.result.close();
            resolve(answers.result.length);
          };
        };
      }),
  );
  expect(last).toBeGreaterThan(1);
  await page.reload();
  // Exporting writes nothing over it.
  await page.getByRole('button', { name: 'Saved games' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export / }).click();
  await downloading;
  await page.getByRole('status').getByText('was saved').waitFor();
  expect(await lastAnswer(page)).toMatchObject({ n: last - 1, answer: 7n });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('region', { name: 'Question' }).getByRole('alert').getByText('one answer before').waitFor();
});

test('a row that the browser itself cannot read hides no other', async () => {
  const { page } = await withGame();
  await addBadGames(page);
  await page.addInitScript(() => {
    const { get, getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...asked) {
      if (this.name === 'games') throw new DOMException('lost', 'NotReadableError');
      return getAll.apply(this, asked);
    };
    IDBObjectStore.prototype.get = function (key) {
      if (key instanceof IDBKeyRange && key.lower === 'late') throw new DOMException('lost', 'NotReadableError');
      return get.call(this, key);
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.getByText(SOUND).waitFor();
  await openList(page);
  await expect.poll(() => page.getByRole('listitem').count()).toBe(6);
});

test('damaged squads are named apart, exported and deleted; the others fly', async () => {
  const { page } = await openPage(browser, site);
  const open = () => page.getByRole('button', { name: 'Squads' }).click();
  await open();
  await page.getByRole('button', { name: 'Random squad', exact: true }).click();
  await page.getByText('Kept in this browser').waitFor();
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('range-one-squads');
        request.onsuccess = () => {
          const tx = request.result.transaction('squads', 'readwrite');
          const squads = tx.objectStore('squads');
          squads.put({ id: 'bare' });
          squads.put({ id: 'odd', profile: 'amg20', changed: 1, squad: { name: 'Odd', faction: 'nobody', ships: 3 } });
          tx.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(site.url);
  await open();
  await page.getByRole('heading', { name: 'Damaged squads' }).waitFor();
  await page.getByRole('button', { name: 'Open Random Rebel Alliance' }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what is left of Odd' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('nobody');
  await page.getByRole('button', { name: 'Delete Odd' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('button', { name: 'Delete A squad without a name' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Damaged squads' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByText('Random Rebel Alliance').filter({ visible: true }).first().waitFor();
});
