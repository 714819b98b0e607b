import { ensureDeps, root } from './ensureDeps.mjs';
import { runTs } from './runTs.mjs';

/** npm's shell dies of a signal without passing it on; the table would stay behind and hold the port. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), 500).unref();
}

endWithParent();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

process.chdir(root);
if (!ensureDeps()) process.exit(1);
await runTs('src/tools/start.ts', process.argv.slice(2));
