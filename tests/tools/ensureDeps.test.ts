import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** An npm that notes how it was called, and installs by copying the lock file as the real one does. */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
[ -e broken ] && exit 1
mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json
`;

const LOCK = {
  packages: {
    '': { name: 'made-up' },
    'node_modules/konva': { version: '10.9.0' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  },
};

let project: string;

function write(file: string, content: unknown) {
  writeFileSync(path.join(project, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function ensureDeps() {
  const env = { ...process.env, PATH: `${project}/bin:${process.env.PATH}` };
  const args = [path.join(project, 'src/tools/ensureDeps.mjs')];
  return spawnSync(process.execPath, args, { cwd: tmpdir(), env, encoding: 'utf8' });
}

function npmCalls(): string[] {
  const calls = path.join(project, 'npm-calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'range-one-deps-'));
  mkdirSync(path.join(project, 'bin'));
  cpSync('src/tools/ensureDeps.mjs', path.join(project, 'src/tools/ensureDeps.mjs'));
  write('bin/npm', NPM);
  chmodSync(path.join(project, 'bin/npm'), 0o755);
  write('package-lock.json', LOCK);
});

afterEach(() => rmSync(project, { recursive: true }));

test('installs once, with the build tools, and then leaves it alone', () => {
  expect(ensureDeps().status).toBe(0);
  expect(npmCalls()).toEqual(['ci --include=dev --loglevel=warn']);
  expect(ensureDeps().status).toBe(0);
  expect(npmCalls()).toHaveLength(1);
});

test('installs again when the lock file changes', () => {
  ensureDeps();
  write('package-lock.json', { packages: { ...LOCK.packages, 'node_modules/konva': { version: '10.9.1' } } });
  ensureDeps();
  expect(npmCalls()).toHaveLength(2);
});

test('installs again when a package was dropped from the lock file', () => {
  ensureDeps();
  write('package-lock.json', { packages: { 'node_modules/konva': { version: '10.9.0' } } });
  ensureDeps();
  expect(npmCalls()).toHaveLength(2);
});

test('installs again after an install that was broken off', () => {
  mkdirSync(path.join(project, 'node_modules/konva'), { recursive: true });
  ensureDeps();
  expect(npmCalls()).toHaveLength(1);
});

test('takes an install without the packages of other platforms', () => {
  mkdirSync(path.join(project, 'node_modules'));
  write('node_modules/.package-lock.json', { packages: { 'node_modules/konva': { version: '10.9.0' } } });
  ensureDeps();
  expect(npmCalls()).toEqual([]);
});

test('says so in a sentence when npm fails', () => {
  write('broken', '');
  const { status, stderr } = ensureDeps();
  expect(status).toBe(1);
  expect(stderr).toContain('The packages could not be installed');
});
