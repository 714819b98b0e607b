import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../../../src/engine';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import { bundleTs } from '../../../src/tools/bundleTs.mjs';

/** The engine of another checkout, bundled like ours and run in the same process. */
export async function engineAt(root: string): Promise<Engine> {
  const outDir = path.join(process.cwd(), 'node_modules/.cache/range-one', `base-${process.pid}`);
  mkdirSync(outDir, { recursive: true });
  const entry = path.join(outDir, 'entry.ts');
  const from = (file: string) => JSON.stringify(path.join(root, file));
  writeFileSync(
    entry,
    `export { createEngine } from ${from('src/engine/index.ts')};\nexport { loadCatalog } from ${from('src/catalog/load.ts')};\n`,
  );
  const bundle = await bundleTs(root, entry, outDir, 'base.mjs');
  const { createEngine, loadCatalog } = await import(pathToFileURL(bundle).href);
  return createEngine(await loadCatalog(FACTIONS)) as Engine;
}
