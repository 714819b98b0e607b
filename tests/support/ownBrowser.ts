import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../src/tools/chromium';
import { FLAGS, PATIENCE } from './browser';

/** A browser with a profile on the disk, as a person has one; it can be killed, and opened again with the same profile. */
export interface OwnBrowser {
  readonly page: Page;
  /** At once, without a word to it: as when the power goes. */
  kill(): Promise<void>;
}

export async function openOwnBrowser(profile: string): Promise<OwnBrowser> {
  const program = findChromium();
  if (!program) throw new Error(HOW_TO_GET_CHROMIUM);
  // What a killed browser leaves behind to say that it still runs.
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(path.join(profile, lock), { force: true });
  const args = [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  // A group of its own, so that all of its processes go with it.
  const running = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const gone = new Promise<void>(resolve => running.once('exit', () => resolve()));
  const browser: Browser = await chromium.connectOverCDP(await addressOf(running), { timeout: PATIENCE });
  const context = browser.contexts()[0]!;
  context.setDefaultTimeout(PATIENCE);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    kill: async () => {
      process.kill(-running.pid!, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr!.on('data', (part: Buffer) => {
      said += part;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    stderr!.once('end', () => reject(new Error(`The browser did not begin. ${said}`)));
  });
}
