import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, inBrowser, site } from '../support/inBrowser';
import type { Position } from '../support/position';
import { openPosition, rested, setDials } from '../support/table';

inBrowser();

const TABLE: Position = {
  p1: [{ pilot: 'redsquadronveteran', at: [457, 200] }],
  p2: [{ pilot: 'academypilot', at: [457, 700], heading: 180 }],
};

/**
 * All that the page holds once it has come to rest: its elements, and the pixels of its board; not those of the panels
 * over it, whose corners the browser smooths as it likes.
 */
async function whole(page: Page) {
  await page.mouse.move(0, 0);
  const now = await rested(page, () =>
    page.evaluate(() => ({
      words: document.body.innerHTML,
      picture: [...document.querySelectorAll<HTMLCanvasElement>('.board canvas')].map(one => one.toDataURL()).join(),
    })),
  );
  expect(now.picture.length).toBeGreaterThan(10_000);
  return { ...now, words: sameNames(now.words) };
}

/** React numbers its names as they are first asked for, in whatever order the parts of a page come: here, as they stand. */
function sameNames(words: string): string {
  const names: string[] = [];
  return words.replaceAll(/_r_\w+_/g, name => {
    if (!names.includes(name)) names.push(name);
    return `name ${names.indexOf(name)}`;
  });
}

/** A page that is slow comes to rest later: what would tell them apart stays. */
async function same(one: Page, other: Page): Promise<void> {
  const both = async () => [await whole(one), await whole(other)] as const;
  let [here, there] = await both();
  for (let turn = 0; turn < 5 && JSON.stringify(here) !== JSON.stringify(there); turn++) [here, there] = await both();
  expect(there.words).toBe(here.words);
  expect(there.picture === here.picture, 'the same board').toBe(true);
}

/** The page while Ann’s dial is set to this, before Ben looks. */
async function annSets(maneuver: string): Promise<Page> {
  const { page } = await openPosition(browser, site, TABLE);
  await setDials(page, 'Ann', [maneuver]);
  return page;
}

async function benLooks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ben: set dials' }).click();
  await page.locator('.dial-grid').first().waitFor();
}

test('whatever Ann has set, Ben’s page is the same: words and pixels', async () => {
  const [straight, turn] = [await annSets('blue 2 straight'), await annSets('white 3 turn left')];
  await same(straight, turn);
  for (const page of [straight, turn]) await benLooks(page);
  await same(straight, turn);
});

test('and it is revealed at last: then the pages differ', async () => {
  const [straight, turn] = [await annSets('blue 2 straight'), await annSets('white 3 turn left')];
  for (const page of [straight, turn]) await benLooks(page);
  for (const page of [straight, turn]) {
    await page
      .locator('.dial-grid')
      .getByRole('button', { name: /^blue 2 straight/ })
      .click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    // Ben's pilot has the lower initiative and asks first; Ann's dial is still face down.
  }
  await same(straight, turn);
  for (const page of [straight, turn]) {
    await page
      .locator('.table-question')
      .getByRole('button', { name: /^No action/ })
      .click();
    // Before Ann's ship activates, its foils may be flipped.
    await page.getByRole('button', { name: /^Leave it/ }).click();
    await page.waitForTimeout(200);
  }
  expect((await whole(straight)).words).not.toBe((await whole(turn)).words);
});

test('a player may peek at their own dials while the button is held, and no longer', async () => {
  const { page } = await openPosition(browser, site, TABLE);
  await setDials(page, 'Ann', ['white 3 turn left']);
  await setDials(page, 'Ben', ['blue 2 straight']);
  const rail = page.getByRole('complementary', { name: /Ann/ });
  const hidden = await rail.innerHTML();
  const hold = rail.getByRole('button', { name: /Hold/ });
  await hold.hover();
  await page.mouse.down();
  expect(await rail.innerHTML()).not.toBe(hidden);
  await page.mouse.up();
  expect((await rail.innerHTML()).includes('turn left')).toBe(false);
});
