import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser, type Site, servePreview } from './browser';

export let browser: Browser;
export let site: Site;

/** Chromium and the built page for the tests of a file; what a test opened is closed after it. */
export function inBrowser(): void {
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
}
