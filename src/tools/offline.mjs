import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORKER = 'sw.js';
const LIST = /^const __KEPT__ = .*\n/;

const hashOf = text => createHash('sha256').update(text).digest('hex');

/** Everything that the page may ask for, by its name below the page's address. */
const filesIn = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => statSync(path.join(folder, file)).isFile())
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file !== WORKER)
    .sort();

/** Tells the service worker of a build what to keep. Another file anywhere makes another worker, so the browser sees the update. */
export function listFiles(folder) {
  const files = filesIn(folder);
  const hashes = files.map(file => `${file} ${hashOf(readFileSync(path.join(folder, file)))}`);
  const worker = path.join(folder, WORKER);
  const code = readFileSync(worker, 'utf8').replace(LIST, '');
  const kept = {
    version: hashOf([...hashes, code].join('\n')).slice(0, 12),
    files: files.map(file => (file === 'index.html' ? '' : file)),
    page: hashOf(readFileSync(path.join(folder, 'index.html'))),
  };
  writeFileSync(worker, `const __KEPT__ = ${JSON.stringify(kept)};\n${code}`);
}

/** By hand, and not by the usual plugin with its three hundred packages: one list, one cache, no rules. */
export const offline = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  writeBundle: ({ dir }) => listFiles(dir),
};
