import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as words from '../../../src/engine/content/words';
import { some } from '../../support/some';

const guide = readFileSync('src/engine/content/README.md', 'utf8');
const source = (file: string): string => readFileSync(`src/engine/core/${file}.ts`, 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[1]!);

/** Keys of an interface, as they stand in its file. */
function keysOf(file: string, name: string): string[] {
  const [, body] = source(file).split(`interface ${name} {`);
  return found(body!.split('\n}')[0]!, /^ {2}'?([\w:]+)'?\??:/gm);
}

test('the whole cards of the guide stand in their files as they stand here', () => {
  const shown = [...guide.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  expect(shown).toHaveLength(6);
  for (const [, path, code] of shown) {
    const file = path!.startsWith('tests/') ? path! : `src/engine/content/${path}`;
    expect(readFileSync(file, 'utf8'), path).toBe(code);
  }
});

test('every word that the guide’s tables call, or name first in a row, can be imported', () => {
  const rows = guide.split('\n').filter(line => line.startsWith('|'));
  const calls = rows.flatMap(row => found(row, /(?<![.\w])([a-z]\w+)\(/g));
  const tables = guide.split('## Words')[1]!.split('## What trips')[0]!.split('\n');
  const named = tables.filter(line => line.startsWith('| `')).flatMap(row => found(row.split(' | ')[0]!, /`(\w+)`/g));
  // What is no word: the driver of tests, and the options of a word in its own row.
  const others =
    /^(inDuel|inStory|tokens|ship|damage|dice|events|last|offers|choose|pick|whiteOnly|fromBar|cost|then|performed|as)$/;
  const unknown = some([...calls, ...named]).filter(word => !(word in words) && !others.test(word));
  expect([...new Set(unknown)]).toEqual([]);
});

test('the guide names every window, and none that there is not', () => {
  const table = guide.split('## Windows')[1]!.split('## Words')[0]!;
  const named = found(table, /`((?:before|after|start|during|end|at):\w+)`/g);
  const windows = keysOf('window', 'OtherWindows');
  expect(some(windows).filter(one => !named.includes(one))).toEqual([]);
  const phases = /^(start|end):(planning|end)$/;
  expect(named.filter(one => !windows.includes(one) && !phases.test(one))).toEqual([]);
  for (const step of ['rollAttack', 'modifyAttack', 'rollDefense', 'modifyDefense', 'neutralize', 'dealDamage'])
    expect(table).toContain(`\`${step}\``);
});

test('the questions and quantities of the guide are those of the machine', () => {
  const shapes = guide.split('## Shapes')[1]!.split('## Terms')[0]!;
  const part = (from: string, to: string) => shapes.split(from)[1]!.split(to)[0]!;
  const questions = found(part('Most asked:', '\n- '), /`(\w+)`/g);
  const asked = found(guide, /(?:cannot|may)\('(\w+)'/g);
  const known = keysOf('questions', 'Questions');
  expect(some([...questions, ...asked]).filter(one => !known.includes(one))).toEqual([]);
  const quantities = found(part('**Quantities**:', '`by` is'), /`(\w+)`/g);
  expect(some(quantities).toSorted()).toEqual(keysOf('ability', 'Quantities').toSorted());
});
