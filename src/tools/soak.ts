import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium, HOW_TO_GET_CHROMIUM } from './chromium';

/** The long versions: a thousand random games, and a browser that is killed two hundred times. */
const STEPS: readonly (readonly [program: string, ...args: readonly string[]])[] = [
  [process.execPath, 'src/tools/runTs.mjs', 'src/tools/simulate.ts', '--games', '1000', ...process.argv.slice(2)],
  [path.join('node_modules/.bin', 'vite'), 'build', '--logLevel', 'warn'],
  [path.join('node_modules/.bin', 'vitest'), 'run', '--project', 'browser', 'tests/browser/kills.test.ts'],
];

const browser = ensureChromium();
if (!browser) throw new Error(HOW_TO_GET_CHROMIUM);
const failed = STEPS.filter(([program, ...args]) => {
  const shell = process.platform === 'win32' && program !== process.execPath;
  const env = { ...process.env, CHROMIUM: browser, KILLS: '200' };
  return spawnSync(program, args, { stdio: 'inherit', env, shell }).status !== 0;
});
console.log(
  failed.length === 0 ? 'All of it held.' : `It did not hold: ${failed.map(([, ...args]) => args[1]).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
