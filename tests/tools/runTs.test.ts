import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function runTs(entry: string, ...args: string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const command = ['src/tools/runTs.mjs', `tests/tools/fixtures/${entry}`, ...args];
  return spawnSync(process.execPath, command, { encoding: 'utf8', env });
}

test('runs TypeScript with its arguments, JSON, globs and packages, and leaves NODE_ENV as it was', () => {
  const { stdout, status } = runTs('entry.ts', 'one', '--two');
  expect(JSON.parse(stdout)).toEqual({
    args: ['one', '--two'],
    name: 'made-up ship',
    files: ['./ship.json'],
    hull: 2,
    nodeEnv: null,
  });
  expect(status).toBe(0);
});

test('an error names its line in the TypeScript source, and fails', () => {
  const { stderr, status } = runTs('failing.ts');
  expect(stderr).toContain('failing.ts:6');
  expect(stderr).toContain('lost in the fixture');
  expect(status).toBe(1);
});
