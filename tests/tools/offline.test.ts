import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../src/tools/offline.mjs';

let folder: string;
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'range-one-list-'));
  mkdirSync(path.join(folder, 'assets'));
  write('index.html', '<p>');
  write('icon.svg', '<svg/>');
  write('assets/index-12345678.js', '1');
  write('sw.js', 'work();');
});
afterEach(() => rmSync(folder, { recursive: true }));

function listed() {
  listFiles(folder);
  const [first, ...rest] = readFileSync(path.join(folder, 'sw.js'), 'utf8').split('\n');
  expect(rest.join('\n')).toBe('work();');
  return JSON.parse(/^const __KEPT__ = (.*);$/.exec(first!)![1]!) as { version: string; files: string[]; page: string };
}

test('the service worker is told every file but itself; the page goes by the empty name', () => {
  expect(listed().files).toEqual(['assets/index-12345678.js', 'icon.svg', '']);
});

test('the same build has the same version, however often it is listed', () => {
  expect(listed()).toEqual(listed());
});

test('another drawing under the same name is another version of the same page', () => {
  const before = listed();
  write('icon.svg', '<svg></svg>');
  const after = listed();
  expect(after.version).not.toBe(before.version);
  expect(after.page).toBe(before.page);
});
