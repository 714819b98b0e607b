import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveProblems, overflow } from '../support/axe';
import { openPage, type Site, serveBelow } from '../support/browser';
import { browser, inBrowser, site } from '../support/inBrowser';

/** Nobody listens there. */
const ELSEWHERE = 'http://127.0.0.1:9/';

inBrowser();

function open(at: Site = site, options: BrowserContextOptions = {}) {
  return openPage(browser, at, options);
}

async function expectFirstScreen(page: Page) {
  await expect.poll(() => page.title()).toBe('Range One');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Range One');
  const doors = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect.poll(() => doors.allInnerTexts()).toEqual(['Play together', 'Play alone', 'Practice', 'Learn']);
  await expect.poll(() => page.getByRole('contentinfo').innerText()).toContain('unofficial');
}

test('the built page opens without a complaint', async () => {
  const { page, complaints } = await open();
  await expectFirstScreen(page);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the built page opens below a path', async () => {
  const below = await serveBelow('/some/where/');
  const { page, complaints } = await open(below);
  await expectFirstScreen(page);
  const icon = await page.getAttribute('link[rel=icon]', 'href');
  expect((await page.request.get(new URL(icon!, page.url()).href)).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  await below.close();
});

test('sky and table are painted behind the doors, and a game that waits is the first door', async () => {
  const { page, complaints } = await open();
  await page.locator('.first-sky.is-painted').waitFor();
  // Bases are baked a few a frame: in the end the picture has the ship's teal and the shot's amber in it.
  await page.waitForFunction(() => {
    const table = document.querySelector<HTMLCanvasElement>('.first-table')!;
    const { data } = table.getContext('2d')!.getImageData(0, 0, table.width, table.height);
    const has = (r: number, g: number, b: number) => {
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === r && data[at + 1] === g && data[at + 2] === b && data[at + 3] === 255) return true;
      return false;
    };
    return has(0x5a, 0xd1, 0xc4) && has(0xf0, 0x8a, 0x7a) && has(0xff, 0xc2, 0x4d);
  });
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect.poll(() => first.getByRole('button').allInnerTexts()).toEqual(['Continue']);
  expect(await overflow(page)).toEqual({ across: 0, down: 0 });
  expect(complaints).toEqual([]);
});

test('what is watched for is seen: a foreign request and one that fails', async () => {
  const { page, complaints } = await open(site, { bypassCSP: true });
  await page.evaluate(url => Promise.allSettled([fetch(url)]), ELSEWHERE);
  await expect.poll(() => complaints).toContain(`foreign request: ${ELSEWHERE}`);
  await expect.poll(() => complaints).toContain(`request failed: ${ELSEWHERE}`);
});

test('the table is read ahead while the first screen rests: a press brings it though the network is gone', async () => {
  const { page } = await open();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/TableScreen')),
  );
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Starter game' }).click();
  await page.locator('.curtain').waitFor();
});

test('the security policy lets no inline script run', async () => {
  const { page, complaints } = await open();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.head.append(script);
    return document.documentElement.dataset.ran ?? 'no';
  });
  expect(ran).toBe('no');
  await expect.poll(() => complaints.join()).toMatch(/inline script violates .*Content Security Policy/);
});

test('the security policy lets nothing be evaluated', async () => {
  const { page } = await open();
  // In a timer: what playwright itself evaluates is outside the policy.
  const answer = await page.evaluate(() => {
    const evaluate = (resolve: (said: string) => void) => {
      try {
        // biome-ignore lint/security/noGlobalEval: the policy must refuse it
        resolve(String(eval('1 + 1')));
      } catch (error) {
        resolve((error as Error).name);
      }
    };
    return new Promise<string>(resolve => setTimeout(evaluate, 0, resolve));
  });
  expect(answer).toBe('EvalError');
});

test('the security policy lets nothing be fetched from elsewhere', async () => {
  const { page, complaints } = await open();
  await page.evaluate(url => Promise.allSettled([fetch(url)]), ELSEWHERE);
  await expect
    .poll(() => complaints.join())
    .toMatch(/violates .*Content Security Policy directive: "connect-src 'self'"/);
});

test.each([
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
])('axe finds nothing serious at $width × $height', async viewport => {
  const { page } = await open(site, { viewport, bypassCSP: true });
  expect(await graveProblems(page)).toEqual([]);
});

test.each([
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])('the first screen fits at $width × $height', async viewport => {
  const { page } = await open(site, { viewport });
  expect(await overflow(page)).toEqual({ across: 0, down: 0 });
});

test.each([
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
])('nothing sticks out sideways at $width × $height', async viewport => {
  const { page } = await open(site, { viewport });
  expect((await overflow(page)).across).toBe(0);
});
