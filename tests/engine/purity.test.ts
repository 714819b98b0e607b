import { expect, test } from 'vitest';
import {
  importsOf,
  lineAt,
  type SourceFile,
  sourcesIn,
  withoutComments,
  withoutCommentsAndStrings,
} from '../support/sources';

/** Names of the world outside. A property or a key of that name is ours: `frame.window`, `{ window: … }`. */
const OUTSIDE = [
  /\bMath\.random\b/g,
  /(?<![.\w])(?:Date|performance|crypto)\b(?!\s*\??:)/g,
  /(?<![.\w])(?:window|document|globalThis|navigator|localStorage|process)\b(?!\s*\??:)/g,
  /(?<![.\w])(?:setTimeout|setInterval|queueMicrotask|requestAnimationFrame|fetch)\s*\(/g,
  /(?<![.\w])console\./g,
];

const PACKAGES = ['immer'];

/** The card facts are handed in; their shapes and how to read them are no world outside. Loading them is. */
const isFacts = (target: string) => target.startsWith('src/catalog/') && !target.startsWith('src/catalog/load');

function impurities(file: SourceFile): string[] {
  const code = withoutCommentsAndStrings(file.text);
  const names = OUTSIDE.flatMap(name =>
    [...code.matchAll(name)].map(found => `${file.path}:${lineAt(code, found.index)} uses ${found[0]}`),
  );
  const imports = importsOf(file)
    .filter(({ target }) => !target.startsWith('src/engine/') && !PACKAGES.includes(target) && !isFacts(target))
    .map(({ line, target }) => `${file.path}:${line} imports ${target}`);
  return [...names, ...imports];
}

test('the engine has no clock, no chance of its own, no screen and no imports from outside', () => {
  expect(sourcesIn('src/engine').flatMap(impurities)).toEqual([]);
});

test.each([
  { text: 'const roll = Math.random();', says: ['uses Math.random'] },
  { text: '\nconst now = Date.now();', says: ['uses Date'] },
  { text: `const log = \`at \${performance.now()}\`;`, says: ['uses performance'] },
  { text: 'document.title = name;', says: ['uses document'] },
  { text: "import { useState } from 'react';", says: ['imports react'] },
  { text: "import { useGame } from '../../store/game';", says: ['imports src/store/game'] },
  { text: "import { loadCatalog } from '../../catalog/load';", says: ['imports src/catalog/load'] },
])('$text is found', ({ text, says }) => {
  const found = impurities({ path: 'src/engine/core/made-up.ts', text });
  expect(found.map(line => line.replace(/^\S+ /, ''))).toEqual(says);
});

test('a line number points at the culprit', () => {
  const file = { path: 'src/engine/core/made-up.ts', text: '/* one\ntwo */\nlet a = Date.now();' };
  expect(impurities(file)).toEqual(['src/engine/core/made-up.ts:3 uses Date']);
});

test.each([
  '// Math.random would break replays',
  '/** No Date, no window. */',
  "const title = 'document';",
  'const open = frame.window;',
  'const frame = { window: 1 };',
  "import { produce } from 'immer';",
  "import { pose } from '../geometry/pose';",
])('%s is left alone', text => {
  expect(impurities({ path: 'src/engine/core/made-up.ts', text })).toEqual([]);
});

test('no card’s name stands in the machine: what a card does is told by its own file', () => {
  const named = sourcesIn('src/engine')
    .filter(({ path }) => !path.startsWith('src/engine/content/'))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/'((?:pilot|upgrade|condition|device|damage|shipAbility):[a-z0-9-]+)'/g)]
        // These stand for any card that lies facedown.
        .filter(([, id]) => !id!.endsWith(':facedown'))
        .map(([, id]) => `${path}: ${id}`),
    );
  expect(named).toEqual([]);
});
