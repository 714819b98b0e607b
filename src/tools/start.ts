import { build } from 'vite';
import { isFree, networkAddresses, serve, type Wish, wishOf, wordsFor } from './serve';

function tellWhere({ port, network }: Wish): void {
  console.log(`Range One is at http://localhost:${port}/ (Ctrl-C ends it)`);
  if (!network) return;
  const addresses = networkAddresses(port);
  console.log(
    addresses.length > 0
      ? ['Other machines of your network find it at', ...addresses.map(address => `  ${address}`)].join('\n')
      : 'This machine is in no network at the moment, so no other can reach it.',
  );
}

/** The port is asked for before building: a table that is already open would lose its files. */
async function start(): Promise<string | null> {
  const wished = wishOf(wordsFor(process.argv.slice(2), process.env));
  if (!wished.ok) return wished.problem;
  const { wish } = wished;
  if (!(await isFree(wish)))
    return (
      `Port ${wish.port} is taken: close what uses it (perhaps another "npm start"), then try again,\n` +
      `or choose another port: npm start -- ${wish.network ? '--host ' : ''}--port ${wish.port + 1}`
    );
  process.env.NODE_ENV = 'production';
  await build({ logLevel: 'warn' });
  await serve(wish);
  tellWhere(wish);
  return null;
}

const problem = await start();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
