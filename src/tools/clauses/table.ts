import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule by the name of the tests that hold it. */
export interface Clause {
  readonly file: string;
  readonly rule: string;
  readonly tests: readonly string[];
}

const NAMED = /^(\s*)(describe|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.+?)\3/gm;

/** Reads a test file by its layout: what is indented below a `describe` belongs to it; what stands alone is its own rule. */
export function clausesOf(file: string, text: string): readonly Clause[] {
  const clauses: { file: string; rule: string; tests: string[] }[] = [];
  for (const [, indent, kind, , name] of text.matchAll(NAMED)) {
    const top = (indent ?? '').replaceAll('\n', '') === '';
    if (kind === 'describe' && top) clauses.push({ file, rule: name!, tests: [] });
    else if (kind === 'test' && top) clauses.push({ file, rule: name!, tests: [name!] });
    else if (kind === 'test') clauses.at(-1)?.tests.push(name!);
  }
  return clauses.filter(({ tests }) => tests.length > 0);
}

export function clausesIn(folder: string): readonly Clause[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .sort()
    .flatMap(name => clausesOf(path.posix.join(folder, name), readFileSync(path.join(folder, name), 'utf8')));
}

export function tableOf(clauses: readonly Clause[]): string {
  const rows = clauses.map(({ file, rule, tests }) => `| ${rule} | ${tests.length} | ${file} |`);
  const count = clauses.reduce((sum, { tests }) => sum + tests.length, 0);
  return [
    `${clauses.length} rules, ${count} named tests`,
    '',
    '| rule | tests | held by |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}
