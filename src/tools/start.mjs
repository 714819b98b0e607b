import { createServer } from 'node:net';
import { ensureDeps, root } from './ensureDeps.mjs';

const PORT = 4271;
const HOST = '127.0.0.1';

function isFree(port) {
  return new Promise(resolve => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, HOST);
  });
}

/** Asked before building: a table that is already open would lose its files. */
async function start() {
  if (!(await isFree(PORT))) {
    console.error(`Port ${PORT} is taken: close what uses it (perhaps another "npm start"), then try again.`);
    return false;
  }
  if (!ensureDeps()) return false;

  process.env.NODE_ENV = 'production';
  const { build, preview } = await import('vite');
  await build({ root, logLevel: 'warn' });
  await preview({ root, preview: { port: PORT, strictPort: true, host: HOST, open: false } });
  console.log(`Range One is at http://localhost:${PORT}/ (Ctrl-C ends it)`);
  return true;
}

/** npm's shell dies of a signal without passing it on; the table would stay behind and hold the port. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), 500).unref();
}

endWithParent();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

if (!(await start())) process.exit(1);
