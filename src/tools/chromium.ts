import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

export const HOW_TO_GET_FIREFOX =
  'The long browser tests also need Firefox: install firefox-esr or firefox, or set FIREFOX to its path.';

export const HOW_TO_GET_CHROMIUM =
  'The browser tests need Chromium: install chromium or google-chrome, or set CHROMIUM to its path.';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser to test in: the one that CHROMIUM names, else the first known name on the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, exists = isProgram): string | null {
  return find(env.CHROMIUM, NAMES, env, exists);
}

/** The same for Firefox, which only the long tests ask for. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env, exists = isProgram): string | null {
  return find(env.FIREFOX, FIREFOX_NAMES, env, exists);
}

function find(
  named: string | undefined,
  names: readonly string[],
  env: NodeJS.ProcessEnv,
  exists: typeof isProgram,
): string | null {
  if (named) return exists(named) ? named : null;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(folder => folder !== '');
  const places = names.flatMap(name => folders.map(folder => path.join(folder, name)));
  return places.find(place => exists(place)) ?? null;
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Only where it needs no password: as root, or with a sudo that does not ask. */
function install(name: string): void {
  const before = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command, ...rest] = [...before, 'apt-get', ...args];
    return run(command!, ...rest);
  };
  if (apt('update')) apt('install', '-y', '--no-install-recommends', name);
}

/** A Chromium, installed first where this machine lets us. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found || process.env.CHROMIUM || process.platform !== 'linux') return found;
  console.log('No Chromium found: trying to install it with apt-get.');
  install('chromium');
  return findChromium();
}

/** A Firefox, likewise. */
export function ensureFirefox(): string | null {
  const found = findFirefox();
  if (found || process.env.FIREFOX || process.platform !== 'linux') return found;
  console.log('No Firefox found: trying to install it with apt-get.');
  install('firefox-esr');
  return findFirefox();
}
