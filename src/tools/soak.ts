import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium, ensureFirefox, HOW_TO_GET_CHROMIUM, HOW_TO_GET_FIREFOX } from './chromium';

interface Step {
  readonly command: readonly [program: string, ...args: readonly string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const tests = (project: 'unit' | 'browser', file: string) =>
  [path.join('node_modules/.bin', 'vitest'), 'run', '--project', project, `tests/${file}.test.ts`] as const;

/**
 * The long versions: a thousand random games, two hundred that are exported and come in again, a browser that is killed two
 * hundred times, and the core of the tests in Firefox.
 */
const STEPS: readonly Step[] = [
  {
    command: [
      process.execPath,
      'src/tools/runTs.mjs',
      'src/tools/simulate.ts',
      '--games',
      '1000',
      ...process.argv.slice(2),
    ],
  },
  { command: [path.join('node_modules/.bin', 'vite'), 'build', '--logLevel', 'warn'] },
  { command: tests('unit', 'store/exported') },
  { command: tests('browser', 'browser/core'), env: { BROWSER: 'firefox' } },
  { command: tests('browser', 'browser/kills') },
];

const [chromium, firefox] = [ensureChromium(), ensureFirefox()];
if (!chromium) throw new Error(HOW_TO_GET_CHROMIUM);
if (!firefox) throw new Error(HOW_TO_GET_FIREFOX);
const failed = STEPS.filter(({ command: [program, ...args], env: own }) => {
  const shell = process.platform === 'win32' && program !== process.execPath;
  const env = { ...process.env, CHROMIUM: chromium, FIREFOX: firefox, KILLS: '200', EXPORTED: '200', ...own };
  return spawnSync(program, args, { stdio: 'inherit', env, shell }).status !== 0;
});
console.log(
  failed.length === 0
    ? 'All of it held.'
    : `It did not hold: ${failed.map(({ command, env }) => [...command.slice(1), ...Object.values(env ?? {})].join(' ')).join('; ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
