import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  readonly line: number;
  /** What is imported: a path from the project's root for our own files, else the package's name as written. */
  readonly target: string;
}

const SOURCE = /\.(ts|tsx|mjs|css)$/;

export function sourcesIn(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter(name => SOURCE.test(name))
    .sort()
    .map(name => ({ path: name, text: readFileSync(name, 'utf8') }));
}

const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Lines keep their numbers. Templates stay, as they may hold code. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function withoutComments(text: string): string {
  return text.replace(COMMENTS_AND_STRINGS, found => (found.startsWith('/') ? blank(found) : found));
}

export function withoutCommentsAndStrings(text: string): string {
  return text.replace(COMMENTS_AND_STRINGS, found => (found.startsWith('`') ? found : blank(found)));
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** A word in quotes, as in `'from'`, is no keyword. */
const IMPORT = /(?<!['"`])\b(?:from|import)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g;

export function importsOf(file: SourceFile): Import[] {
  const code = withoutComments(file.text);
  return [...code.matchAll(IMPORT)].map(found => {
    const name = found[1]!;
    const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file.path), name) : name;
    return { from: file.path, line: lineAt(code, found.index), target };
  });
}
