import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium, HOW_TO_GET_CHROMIUM } from './chromium';
import { failure, lastLine, PASSED, sum, type Tally, type TestReport, tallyTests } from './totals';

interface Step {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'range-one-tests-'));

/** A program of node_modules. NODE_ENV is each tool's own to choose: a build is production, a test is not. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number | null {
  const { NODE_ENV: _, ...inherited } = process.env;
  const file = path.join('node_modules/.bin', program);
  const windows = process.platform === 'win32';
  return spawnSync(file, args, { stdio: 'inherit', env: { ...inherited, ...env }, shell: windows }).status;
}

function command(program: string, ...args: string[]): Tally {
  return run(program, args) === 0 ? PASSED : failure();
}

function readReport(file: string): TestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function tests(projects: readonly string[], env: NodeJS.ProcessEnv = {}): Tally {
  const report = path.join(scratch, `${projects.join('-')}.json`);
  const selected = projects.flatMap(project => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = run('vitest', ['run', '--allowOnly=false', ...selected, ...reporters], env);
  return tallyTests(readReport(report), exitCode);
}

function browserTests(isBuilt: boolean): Tally {
  if (!isBuilt) return failure('The browser tests did not run: there is no build to open.');
  const browser = ensureChromium();
  return browser ? tests(['browser'], { CHROMIUM: browser }) : failure(HOW_TO_GET_CHROMIUM);
}

function step(name: string, does: () => Tally): Step {
  console.log(`\n— ${name}`);
  const start = performance.now();
  const tally = does();
  return { name, tally, seconds: (performance.now() - start) / 1000 };
}

function summaryOf({ name, tally, seconds }: Step): string {
  return `${name.padEnd(20)} ${lastLine(tally).padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`;
}

const types = step('types', () => command('tsc', '--noEmit'));
const lint = step('lint', () => command('biome', 'check', '--error-on-warnings', '.'));
const unit = step('unit and component', () => tests(['unit', 'component']));
const build = step('build', () => command('vite', 'build', '--logLevel', 'warn'));
const browser = step('browser', () => browserTests(build.tally.failed === 0));
rmSync(scratch, { recursive: true });

const steps = [types, lint, unit, build, browser];
const total = sum(steps.map(each => each.tally));
console.log(['', ...total.notes, ...steps.map(summaryOf), '', lastLine(total)].join('\n'));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
