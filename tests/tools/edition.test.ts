import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EDITION } from '../../src/engine/core/edition';
import { editionOf } from '../../src/tools/edition.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'range-one-edition-'));
afterAll(() => rmSync(folder, { recursive: true }));

function editionWith(dice: string, more = ''): string {
  mkdirSync(path.join(folder, 'rules'), { recursive: true });
  writeFileSync(path.join(folder, 'rules/dice.ts'), dice);
  writeFileSync(path.join(folder, 'more.ts'), more);
  return editionOf(folder);
}

test('the engine knows its own edition', () => {
  expect(EDITION).toBe(editionOf('src/engine'));
  expect(EDITION).toMatch(/^[0-9a-f]{12}$/);
});

test('another rule is another edition; another comment, line end or empty line is not', () => {
  const first = editionWith('const SIDES = 8;\n');
  expect(editionWith('const SIDES = 6;\n')).not.toBe(first);
  expect(editionWith('const SIDES = 8;\n', 'const MORE = 1;\n')).not.toBe(first);
  expect(editionWith('/** As dice\n * have it. */\n// eight\n\nconst SIDES = 8;\r\n')).toBe(first);
});
