// node src/tools/runTs.mjs path/to/entry.ts [arguments]: bundles it for Node, then runs it.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleTs } from './bundleTs.mjs';
import { ensureDeps, isMain, root } from './ensureDeps.mjs';

/** The bundle lies in a cache: the entry finds the project's files from process.cwd(), never from import.meta.url. */
export async function runTs(entry, args = []) {
  const name = path
    .relative(root, path.resolve(entry))
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '-');
  // One folder a process, so that two runs of one entry do not overwrite each other.
  const outDir = path.join(root, 'node_modules/.cache/range-one', `${name}-${process.pid}`);
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));

  const { NODE_ENV } = process.env;
  const main = await bundleTs(root, entry, outDir);
  // The build leaves NODE_ENV=production behind, which tests started from the entry would inherit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;

  process.argv = [process.argv[0], main, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(main).href);
}

if (isMain(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) {
    console.error('Say which file to run: node src/tools/runTs.mjs path/to/entry.ts [arguments]');
    process.exit(1);
  }
  if (!ensureDeps()) process.exit(1);
  await runTs(entry, args);
}
