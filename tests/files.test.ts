import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Import, importsOf, sourcesIn } from './support/sources';

const MOST_LINES = 400;

/** Lowest first: a folder imports from itself and from those below its row. */
const LAYERS = [
  ['src/engine/core'],
  ['src/engine/geometry'],
  ['src/engine/look'],
  ['src/engine/content'],
  ['src/engine/rules'],
  ['src/engine/odds'],
  ['src/engine/surface'],
  ['src/engine'],
  ['src/art'],
  ['src/bots', 'src/squads', 'src/store'],
  ['src/lessons'],
  ['src/rulebook'],
  ['src/board'],
  ['src/panels'],
];

const CATALOG = 'src/catalog';
const FOLDERS = [...LAYERS.flat(), CATALOG, 'src/tools'];

function folderOf(file: string): string | undefined {
  return FOLDERS.find(folder => `${file}/`.startsWith(`${folder}/`));
}

function layerOf(folder: string): number {
  return LAYERS.findIndex(layer => layer.includes(folder));
}

/** Packages, data and the modules at the top of src/ are no folders of ours: other tests look at them. */
function isAllowed({ from, target }: Import): boolean {
  const user = folderOf(from);
  const used = folderOf(target);
  if (!user || !used || user === used || user === 'src/tools') return true;
  if (used === 'src/tools') return false;
  if (user === CATALOG) return used === 'src/engine/core';
  // The engine is handed the facts: it knows their shapes, and never loads them.
  if (used === CATALOG) return !user.startsWith('src/engine/') || !target.startsWith('src/catalog/load');
  return layerOf(used) < layerOf(user);
}

test('no source file is longer than 400 lines', () => {
  const files = [...sourcesIn('src'), ...sourcesIn('tests')];
  const long = files.map(file => ({ path: file.path, lines: file.text.trimEnd().split('\n').length }));
  expect(long.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});

test('imports point one way: core, geometry, content, rules, then bots, squads, store, then the screen', () => {
  const wrong = sourcesIn('src')
    .flatMap(importsOf)
    .filter(each => !isAllowed(each));
  expect(wrong.map(({ from, line, target }) => `${from}:${line} imports ${target}`)).toEqual([]);
});

test('every folder has a place in that order', () => {
  const files = sourcesIn('src').map(file => file.path);
  expect(files.filter(file => !folderOf(file) && file.split('/').length > 2)).toEqual([]);
});

test.each([
  ['src/engine/geometry/range.ts', 'src/engine/core/state', true],
  ['src/engine/core/state.ts', 'src/engine/geometry/range', false],
  ['src/engine/content/words.ts', 'src/engine/rules/attack', false],
  ['src/engine/rules/attack.ts', 'src/catalog/catalog', true],
  ['src/engine/rules/attack.ts', 'src/catalog/load', false],
  ['src/store/game.ts', 'src/squads/import', false],
  ['src/store/game.ts', 'src/catalog/ships', true],
  ['src/catalog/ships.ts', 'src/engine/core/state', true],
  ['src/catalog/ships.ts', 'src/engine/geometry/range', false],
  ['src/panels/Log.tsx', 'src/store/game', true],
  ['src/panels/Log.tsx', 'src/tools/chromium', false],
])('%s importing %s: %s', (from, target, allowed) => {
  expect(isAllowed({ from, target, line: 1 })).toBe(allowed);
});

test('zod comes from src/catalog/zod.ts, where it is told not to evaluate code', () => {
  const users = sourcesIn('src')
    .flatMap(importsOf)
    .filter(({ target }) => target === 'zod' || target.startsWith('zod/'));
  expect(users.map(({ from }) => from).filter(from => from !== 'src/catalog/zod.ts')).toEqual([]);
});

test('package-lock.json names no registry, so it installs from any', () => {
  const lines = readFileSync('package-lock.json', 'utf8').split('\n');
  expect(lines.filter(line => /"resolved"\s*:\s*"http|\bregistry\.|\/-\/\S+\.tgz/.test(line))).toEqual([]);
});
