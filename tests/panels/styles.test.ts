import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOMS = 'src/panels';

/** The room that a style sheet belongs to: the first folder below the panels. */
const roomOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'all');

/** Classes that a sheet gives rules of their own, with nothing before them. */
function classesOf(css: string): readonly string[] {
  // Comments go, and what stands in brackets: its commas part no selectors.
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\([^()]*\)/g, '()');
  const rules = plain.matchAll(/([^{}]+)\{/g);
  return [...rules].flatMap(([, selectors]) =>
    selectors!.split(',').flatMap(selector => /^\.([\w-]+)$/.exec(selector.trim())?.[1] ?? []),
  );
}

test('no two rooms style the same class: sheets stay loaded when a room is left', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    for (const name of classesOf(readFileSync(`${ROOMS}/${file}`, 'utf8'))) {
      const rooms = owners.get(name) ?? new Set();
      owners.set(name, rooms.add(roomOf(file.replaceAll('\\', '/'))));
    }
  }
  const shared = [...owners].filter(([, rooms]) => rooms.size > 1);
  expect(shared.map(([name, rooms]) => `.${name}: ${[...rooms].join(', ')}`)).toEqual([]);
});

test('rails, bars and questions have their colours from the palette', () => {
  const own = ['bar', 'question', 'rail', 'round', 'log', 'over'].map(room => `${ROOMS}/table/${room}`);
  const found = own.flatMap(room =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css'))
      .flatMap(file =>
        [...readFileSync(`${room}/${file}`, 'utf8').matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([hex]) => `${file}: ${hex}`),
      ),
  );
  expect(found).toEqual([]);
});
