import { ensureDeps, root } from './ensureDeps.mjs';
import { runTs } from './runTs.mjs';

/** The last line has its form even when the steps could not begin. */
function nothingTested() {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

process.chdir(root);
if (ensureDeps()) {
  await runTs('src/tools/testRun.ts').catch(error => {
    console.error(error);
    nothingTested();
  });
} else {
  nothingTested();
}
