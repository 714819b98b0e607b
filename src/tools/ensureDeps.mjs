// Node's own modules only: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: every tool works from here, wherever it was called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages a lock file names, or null where there is none. npm leaves its own copy in node_modules, last of all. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  // An optional package may be missing: it belongs to another platform.
  const isThere = ([name, { version, optional }]) =>
    found[name] ? found[name].version === version : optional === true;
  const packages = Object.entries(wanted).filter(([name]) => name !== '');
  return packages.every(isThere) && Object.keys(found).every(name => name in wanted);
}

/** Vite 8 and jsdom 29 start with these. */
function nodeIsNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** Installs what package-lock.json names unless it is there; says so and returns false where it cannot. */
export function ensureDeps() {
  if (!nodeIsNewEnough()) {
    console.error(`Range One needs Node 20.19 or newer; this is ${process.version}.`);
    return false;
  }
  if (isInstalled()) return true;
  console.log('Installing what package-lock.json names.');
  // NODE_ENV=production would leave out the build tools, and a silent npm would not say why it failed.
  const options = ['ci', '--include=dev', '--loglevel=warn'];
  const { status } = spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) console.error('The packages could not be installed: "npm ci" failed, for the reason above.');
  return status === 0;
}

/** Whether node was asked to run this module itself; the path it was given may be a link. */
export function isMain(url) {
  return realpathSync(process.argv[1]) === fileURLToPath(url);
}

if (isMain(import.meta.url) && !ensureDeps()) process.exit(1);
