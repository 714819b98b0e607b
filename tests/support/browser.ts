import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, firefox, type Page } from 'playwright-core';
import { preview } from 'vite';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../src/tools/chromium';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For whatever a browser is asked to do: a busy machine takes its time. */
export const PATIENCE = 60_000;

/** Debian's Firefox, where `BROWSER` says so: the core of these tests is played in it, too (`npm run soak`). */
const inFirefox = process.env.BROWSER === 'firefox';
/** Pages so many times slower than this machine: `SLOW=8` shows which tests depend on its speed. */
const SLOW = Number(process.env.SLOW ?? 1);
const FIREFOX = path.resolve('tests/support/firefox.mjs');

export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  if (inFirefox) return firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX, timeout: PATIENCE });
  const executablePath = findChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
  return chromium.launch({ executablePath, args: [...FLAGS, ...more], timeout: PATIENCE });
}

/** Where the built page is served; close it when done. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** The build as `npm start` serves it, on a free port. */
export async function servePreview(): Promise<Site> {
  const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1', open: false } });
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() };
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** A build as any plain file server offers it, below a path such as `/some/where/` and nowhere else. */
export async function serveBelow(prefix: string, folder = 'dist'): Promise<Site> {
  const dist = path.resolve(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.join(dist, name.slice(prefix.length));
    const isOurs = name.startsWith(prefix) && file.startsWith(dist + path.sep);
    if (!isOurs || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}${prefix}`, close };
}

/** Said by the tests' own browser where a page may not have its worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What a page did that it should not: each a sentence, in order. Security policy violations arrive as console errors. */
function watch(page: Page, site: Site): string[] {
  const complaints: string[] = [];
  const home = new URL(site.url).origin;
  page.on('console', message => {
    const complains = message.type() === 'error' || message.type() === 'warning';
    if (complains && message.text() !== BLOCKED) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => {
    // On the empty page that comes first only the driver has done anything.
    if (page.url() !== 'about:blank') complaints.push(`error: ${error.message}`);
  });
  page.on('requestfailed', request => {
    // Whoever leaves or reloads a page aborts what it was still fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`answered ${response.status()}: ${response.url()}`);
  });
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}

export interface PageOptions extends BrowserContextOptions {
  /** Whether presses that come too soon are swallowed, as they are for people: tests press quicker than anybody. */
  readonly steady?: boolean;
}

/** The player's own setting, before the page reads it. The empty page that comes first keeps none. */
function takeEveryPress(): void {
  if (location.protocol === 'about:') return;
  const key = 'range-one settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), steady: false }));
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
}

/** A fresh browser profile with the page open and drawn, and the list of its complaints, which grows. */
export async function openPage(browser: Browser, site: Site, { steady = false, ...options }: PageOptions = {}) {
  // Only tests of it have the whole game kept: for the others it would be so much to fetch, each time.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  if (!steady) await context.addInitScript(takeEveryPress);
  if (SLOW > 1) context.on('page', page => void slowDown(page));
  const page = await context.newPage();
  const complaints = watch(page, site);
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, complaints };
}

/** Nothing is left to be drawn: what comes a frame later, or when there is time for it, has come. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 5000 }))),
      ),
  );
