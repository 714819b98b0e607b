import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isCode = line => !/^\s*(\/\/|\/\*|\*|$)/.test(line);

/** A hash of what the files of a folder say, comments and empty lines aside: two folders with the same one play alike. */
export function editionOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.ts'));
  for (const file of files.map(one => one.replaceAll('\\', '/')).sort())
    hash.update(`${file}\n${readFileSync(path.join(folder, file), 'utf8').split(/\r?\n/).filter(isCode).join('\n')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** For vite: the engine's edition, where its sources ask for it (`src/engine/core/edition.ts`). */
export const defineEdition = root => ({ __EDITION__: JSON.stringify(editionOf(path.join(root, 'src/engine'))) });
