import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';
import type { Position } from '../support/position';
import { answerUntil, onScreen, openPosition, openStarter, setDials } from '../support/table';

inBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true } as const;
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
const TABLET_FLAT = { viewport: { width: 1180, height: 820 }, hasTouch: true } as const;
const SMALL_TABLET_FLAT = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const;
const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

const academy = (x: number, y: number, heading = 0) => ({ pilot: 'academypilot', at: [x, y] as const, heading });
const row = (many: number, y: number, heading = 0) =>
  Array.from({ length: many }, (_, at) => academy(100 + 95 * at, y, heading));

/** By how many pixels something scrolls. */
const overflow = (page: Page, selector: string): Promise<readonly number[]> =>
  page.locator(selector).evaluateAll(all => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));

/** Those of these that lie beyond the edge of what scrolls around them, or of the window. */
const hidden = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll(all =>
    all.flatMap(one => {
      const { top, bottom } = one.getBoundingClientRect();
      const clip = one.closest('.question-body')!.getBoundingClientRect();
      return top >= clip.top - 1 && bottom <= clip.bottom + 1
        ? []
        : [one.getAttribute('aria-label') ?? one.textContent!];
    }),
  );

test.each([PHONE, ON_ITS_SIDE, TABLET, LAPTOP])(
  'the whole dial of a fast ship is in sight at $viewport',
  async size => {
    const position: Position = { p1: row(4, 200), p2: [academy(400, 700, 180)] };
    const { page } = await openPosition(browser, site, position, size);
    await page.getByRole('button', { name: 'Ann: set dials' }).click();
    await page.locator('.dial-grid').first().waitFor();
    await expect.poll(() => hidden(page, '.dial-grid button')).toEqual([]);
  },
);

test.each([PHONE, ON_ITS_SIDE])('the whole dial is in sight for who plays alone, at $viewport', async size => {
  const { page } = await openPage(browser, site, { ...size, reducedMotion: 'reduce' });
  for (const door of ['Against the table', 'Set up practice']) {
    await page.getByRole('button', { name: door }).tap();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await page.locator('.dial-grid').or(start).first().waitFor();
    if (await start.isVisible()) await start.tap();
    await page.locator('.seat').waitFor();
    await page.locator('.dial-grid').first().waitFor();
    await expect.poll(() => hidden(page, '.dial-grid button'), { message: door }).toEqual([]);
    await page.goto(site.url);
  }
});

test('eight ships against four: both squads and the dials of the larger one are in sight without scrolling', async () => {
  const { page } = await openPosition(browser, site, { p1: row(8, 150), p2: row(4, 760, 180) }, LAPTOP);
  await page.locator('.rail').nth(1).waitFor();
  expect(await overflow(page, '.rail')).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Ann: set dials' }).click();
  await expect.poll(() => hidden(page, '.dial-grid button, .dial-ships button')).toEqual([]);
  await expect.poll(() => page.locator('.dial-ships').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60);
});

test('with five ships, a set dial leaves every ship, number and maneuver of the picker in its place', async () => {
  const { page } = await openPosition(browser, site, { p1: row(5, 150), p2: [academy(400, 700, 180)] }, LAPTOP);
  await page.getByRole('button', { name: 'Ann: set dials' }).click();
  const tops = (wanted: string) =>
    page.locator(wanted).evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
  await page.locator('.dial-ships b').nth(4).waitFor();
  const [numbers, grid] = [await tops('.dial-ships b'), await tops('.dial-grid')];
  expect(new Set(numbers).size).toBe(1);
  await page.getByRole('button', { name: '2 straight' }).first().click();
  await page.locator('.dial-ships .dial-set').waitFor();
  expect(await tops('.dial-ships b')).toEqual(numbers);
  expect(await tops('.dial-grid')).toEqual(grid);
});

test('behind the curtain, with much to tell of a round, the ruler keeps its room', async () => {
  const hampered = (x: number, y: number, heading = 0) => ({
    ...academy(x, y, heading),
    tokens: ['stress', 'ion'] as const,
  });
  const side = (y: number, heading: number) => [100, 250, 400, 550, 700].map(x => hampered(x, y, heading));
  const { page } = await openPosition(browser, site, { p1: side(150, 0), p2: side(760, 180) }, LAPTOP);
  await page.getByRole('button', { name: 'Ann: set dials' }).waitFor();
  await page.locator('[data-tool="ruler"]').click();
  await page.locator('.ruler-buttons').waitFor();
  expect(await overflow(page, '.ruler-readout')).toEqual([0]);
});

test('behind the curtain every ship lies where no panel does', async () => {
  const { page } = await openPosition(browser, site, { p1: row(2, 60), p2: [academy(800, 850, 180)] }, LAPTOP);
  for (const [x, y] of [
    [100, 60],
    [195, 60],
    [800, 850],
  ] as const) {
    const hit = async () =>
      page.evaluate(at => document.elementFromPoint(at.x, at.y)?.tagName, await onScreen(page, x, y));
    await expect.poll(hit, { message: `${x}, ${y}` }).toBe('CANVAS');
  }
});

test('five targets are in sight at once on a phone on its side, and stand in two columns on a tablet', async () => {
  const targets = [290, 370, 450, 530, 610].map(x => academy(x, 640, 180));
  const many: Position = { p1: [{ pilot: 'redsquadronveteran', at: [450, 200] }], p2: targets };
  const { page } = await openPosition(browser, site, many, ON_ITS_SIDE);
  await setDials(page, 'Ann', ['blue 1 straight']);
  const same = Array.from({ length: 5 }, () => 'blue 2 straight');
  await setDials(page, 'Ben', same);
  await answerUntil(page, 'attack whom', /^(No action|Leave it|Always by number)/);
  await page.locator('.target-row').first().waitFor();
  await expect.poll(() => page.locator('.target-row').count()).toBe(5);
  await expect.poll(() => hidden(page, '.target-row')).toEqual([]);
  await page.setViewportSize(TABLET.viewport);
  const columns = () =>
    page.locator('.target-row').evaluateAll(all => new Set(all.map(one => one.getBoundingClientRect().left)).size);
  await expect.poll(columns).toBe(2);
});

const TOOLS = [
  'Redo',
  'Ruler',
  'Arcs of all ships',
  'Where enemies can shoot',
  'Whole table',
  'Closer',
  'Further',
  'Turn the board',
  'Rulebook',
  'Show how it works',
  'Set by hand',
] as const;

test.each([PHONE, ON_ITS_SIDE, TABLET, TABLET_FLAT, SMALL_TABLET_FLAT])(
  'at $viewport the bar covers neither score nor mission, and the menu has every tool',
  async size => {
    const { page } = await openStarter(browser, site, size);
    const covering = () =>
      page.locator('.table-tools button').evaluateAll(tools => {
        const others = [...document.querySelectorAll('.mission, .score-and-phase')].map(it =>
          it.getBoundingClientRect(),
        );
        return tools.flatMap(tool => {
          const { left, right, top, bottom, width } = tool.getBoundingClientRect();
          const isIn = left >= 0 && right <= innerWidth;
          const over = others.some(it => left < it.right && right > it.left && top < it.bottom && bottom > it.top);
          return width > 0 && (over || !isIn) ? [tool.getAttribute('aria-label') ?? tool.textContent] : [];
        });
      });
    await expect.poll(covering).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog');
    for (const tool of TOOLS) await menu.getByRole('button', { name: new RegExp(`^${tool}`) }).waitFor();
    await menu.getByRole('button', { name: 'Log', exact: true }).tap();
    await menu.getByRole('log').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('button', { name: 'Rulebook', exact: true }).tap();
    await menu.getByRole('heading', { level: 2, name: 'Rulebook' }).waitFor();
  },
);

test('on a phone on its side the squads of a new game lie in the corners of their players', async () => {
  const { page } = await openPage(browser, site, ON_ITS_SIDE);
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('radio', { name: 'Starter Hunters' }).waitFor();
  const outside = () =>
    page.locator('.corner .squads').evaluateAll(
      all =>
        all.filter(one => {
          const [inner, outer] = [one.getBoundingClientRect(), one.closest('.corner')!.getBoundingClientRect()];
          return inner.top < outer.top || inner.bottom > outer.bottom + 1 || inner.left < outer.left;
        }).length,
    );
  await expect.poll(outside).toBe(0);
});

test.each([PHONE, ON_ITS_SIDE, TABLET, TABLET_FLAT, LAPTOP])(
  'at $viewport the page of a practice ends with what it shows',
  async size => {
    const { page } = await openPage(browser, site, size);
    await page.getByRole('button', { name: 'Set up practice' }).click();
    await page.locator('.pilot').first().waitFor();
    const beyond = () =>
      page.evaluate(() => {
        const shown = document.querySelector('.setup')!.getBoundingClientRect().bottom + scrollY;
        return document.documentElement.scrollHeight - Math.ceil(Math.max(shown, innerHeight));
      });
    await expect.poll(beyond).toBeLessThanOrEqual(1);
  },
);

test('on a phone the demo strip leaves the board room, also while dials are set', async () => {
  const { page } = await openStarter(browser, site, PHONE);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Show how it works' }).tap();
  await page.getByRole('button', { name: 'Player 1: set dials' }).tap();
  await page.locator('.dial-grid').first().waitFor();
  const room = () =>
    page.evaluate(() => {
      const above = [...document.querySelectorAll('.demo-strip, .voice')].map(it => it.getBoundingClientRect().bottom);
      return document.querySelector('.table-question')!.getBoundingClientRect().top - Math.max(...above);
    });
  await expect.poll(room).toBeGreaterThan(PHONE.viewport.height / 5);
});

test('flat between two, the hints of whoever sits opposite are turned to them', async () => {
  const { page } = await openStarter(browser, site, TABLET);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('dialog summary', { hasText: 'Settings' }).tap();
  await page.getByRole('checkbox', { name: /lies flat between you/ }).check();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  const turned = () => page.locator('.voice').evaluate(it => getComputedStyle(it).rotate);
  await page.getByRole('button', { name: 'Player 1: set dials' }).tap();
  await expect.poll(() => turned()).toBe('none');
  await page.getByRole('button', { name: 'Hide' }).tap();
  await page.getByRole('button', { name: 'Player 2: set dials' }).tap();
  await expect.poll(() => turned()).toBe('180deg');
});
