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
  return now;
}

/** What Ben sees while Ann's dial is set to this. */
async function seenByBen(maneuver: string) {
  const { page } = await openPosition(browser, site, TABLE);
  await setDials(page, 'Ann', [maneuver]);
  const curtain = await whole(page);
  await page.getByRole('button', { name: 'Ben: set dials' }).click();
  await page.locator('.dial-grid').first().waitFor();
  const dials = await whole(page);
  return { page, curtain, dials };
}

test('whatever Ann has set, Ben’s page is the same: words and pixels', async () => {
  const straight = await seenByBen('blue 2 straight');
  const turn = await seenByBen('white 3 turn left');
  expect(turn.curtain.words).toBe(straight.curtain.words);
  expect(turn.curtain.picture).toBe(straight.curtain.picture);
  expect(turn.dials.words).toBe(straight.dials.words);
  expect(turn.dials.picture).toBe(straight.dials.picture);
});

test('and it is revealed at last: then the pages differ', async () => {
  const straight = await seenByBen('blue 2 straight');
  const turn = await seenByBen('white 3 turn left');
  for (const { page } of [straight, turn]) {
    await page
      .locator('.dial-grid')
      .getByRole('button', { name: /^blue 2 straight/ })
      .click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    // Ben's pilot has the lower initiative and asks first; Ann's dial is still face down.
  }
  const [one, other] = [await whole(straight.page), await whole(turn.page)];
  expect(one.words === other.words && one.picture === other.picture).toBe(true);
  for (const { page } of [straight, turn]) {
    await page
      .locator('.table-question')
      .getByRole('button', { name: /^No action/ })
      .click();
    // Before Ann's ship activates, its foils may be flipped.
    await page.getByRole('button', { name: /^Leave it/ }).click();
    await page.waitForTimeout(200);
  }
  expect((await whole(straight.page)).words).not.toBe((await whole(turn.page)).words);
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
