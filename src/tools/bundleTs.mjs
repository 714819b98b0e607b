import path from 'node:path';
import { defineEdition } from './edition.mjs';

/** Bundles an entry of the checkout at `home` for Node, as `outDir/file`, and says where that is. */
export async function bundleTs(home, entry, outDir, file = 'main.mjs') {
  const { build } = await import('vite');
  await build({
    root: home,
    configFile: false,
    publicDir: false,
    define: defineEdition(home),
    logLevel: 'warn',
    build: {
      ssr: path.resolve(entry),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
  return path.join(outDir, file);
}
