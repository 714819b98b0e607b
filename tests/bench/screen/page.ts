import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type Site, servePreview } from '../../support/browser';

export interface Table {
  readonly page: Page;
  close(): Promise<void>;
}

/** The production build in real Chromium, with one saved game on the table. */
export async function openTable(game: string): Promise<Table> {
  const [browser, site]: [Browser, Site] = await Promise.all([launchBrowser(), servePreview()]);
  const page = await openTableIn(browser, site, game);
  return {
    page,
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}

/** The same, wherever a build is served. */
export async function openTableIn(browser: Browser, site: Site, game: string): Promise<Page> {
  const { page } = await openPage(browser, site, { viewport: { width: 1366, height: 768 } });
  await page.getByRole('button', { name: 'Saved games' }).click();
  const file = { name: 'bench.rangeone.json', mimeType: 'application/json', buffer: Buffer.from(game) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await page.locator('.board canvas').first().waitFor();
  // Motion is another matter: here only what every step costs is measured.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1500)));
  return page;
}

export const build = (): void =>
  void execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    stdio: 'inherit',
  });

/** Milliseconds of CPU time on the page's main thread while something is done. */
export async function workOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const before = await busy();
  await act();
  const after = await busy();
  await session.detach();
  return after - before;
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of CPU time. */
  readonly tdur?: number;
}

/** The milliseconds of CPU time of each task on the page's main thread while something is done. */
export async function tasksOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ tid }) => tid);
  return traceEvents.flatMap(({ name, tid, tdur }) =>
    name === 'RunTask' && main.includes(tid) && tdur !== undefined ? [tdur / 1000] : [],
  );
}
