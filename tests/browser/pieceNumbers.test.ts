import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, inBrowser, site } from '../support/inBrowser';
import { answer, keepScreen, openPosition, question, setDials } from '../support/table';

inBrowser();

/** What is written on a piece of the board, as Konva has drawn it. */
const writtenOn = (page: Page, piece: string): Promise<string> =>
  page.evaluate(id => {
    type Node = { find(selector: string): readonly Node[]; text(): string };
    const { stages } = (globalThis as unknown as { Konva: { stages: readonly Node[] } }).Konva;
    const found = stages.flatMap(stage => [...stage.find('Group')]);
    const group = found.find(node => (node as unknown as { id(): string }).id() === `number of ${id}`);
    return group
      ? group
          .find('Text')
          .map(text => text.text())
          .join()
      : 'nothing';
  }, piece);

test('an obstacle that a question calls by a number has that number on the board', async () => {
  const { page } = await openPosition(browser, site, {
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [457, 620], heading: 180 }],
    rocks: [
      [330, 420],
      [600, 420],
    ],
  });
  await setDials(page, 'Ann', ['blue 1 straight']);
  await setDials(page, 'Ben', ['blue 2 straight']);
  await answer(page, /^No action/);
  await answer(page, /^Leave it/);
  await answer(page, /^Lock/);
  await expect.poll(() => question(page).innerText()).toBe('What does A1 Blue Squadron Escort lock?');
  const offered = await page.locator('.answers .answer').allInnerTexts();
  expect(offered).toEqual(expect.arrayContaining(['Asteroid 1', 'Asteroid 2']));
  await expect.poll(() => writtenOn(page, 'rock:1')).toBe('1');
  await expect.poll(() => writtenOn(page, 'rock:2')).toBe('2');
  // The only satellite of this mission is just the satellite.
  await expect.poll(() => writtenOn(page, 'marker:1')).toBe('');
  await keepScreen(page, 'numbers on obstacles');
});
