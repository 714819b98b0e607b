import { createServer } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { type PreviewServer, preview } from 'vite';

const PORT = 4271;

export const HOW_TO_START =
  'npm start                   for this machine alone\n' +
  'npm start -- --host         for the other machines of your network, too\n' +
  'npm start -- --port 5000    at another port';

/** How the table is to be served. */
export interface Wish {
  readonly port: number;
  /** To the other machines of the network, too. */
  readonly network: boolean;
}

export type Wished = { readonly ok: true; readonly wish: Wish } | { readonly ok: false; readonly problem: string };

/** What the words behind "npm start --" ask for. */
export function wishOf(args: readonly string[]): Wished {
  let wish: Wish = { port: PORT, network: false };
  const left = args.flatMap(arg => (arg.startsWith('--port=') ? ['--port', arg.slice('--port='.length)] : [arg]));
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--host') {
      wish = { ...wish, network: true };
    } else if (arg === '--port') {
      const port = left.shift() ?? '';
      if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
        return { ok: false, problem: `A port is a number from 1 to 65535, not "${port}".` };
      wish = { ...wish, port: Number(port) };
    } else {
      return { ok: false, problem: `npm start does not know "${arg}". It knows these:\n${HOW_TO_START}` };
    }
  }
  return { ok: true, wish };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The words for us: without the "--" npm takes flags for its own and hands them on as settings, their values as words. */
export const wordsFor = (args: readonly string[], env: Environment): readonly string[] => [
  ...taken('--host', env.npm_config_host),
  ...taken('--port', env.npm_config_port),
  ...args,
];

function taken(flag: string, value: string | undefined): readonly string[] {
  if (!value || value === 'false') return [];
  return value === 'true' ? [flag] : [flag, value];
}

const listensAt = ({ network }: Wish): string => (network ? '0.0.0.0' : '127.0.0.1');

export function isFree(wish: Wish): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(wish.port, listensAt(wish));
  });
}

/** Offers `dist/`. On a network any name of this machine will do: there is nothing here that a name could guard. */
export function serve(wish: Wish): Promise<PreviewServer> {
  return preview({
    logLevel: 'error',
    preview: {
      port: wish.port,
      strictPort: true,
      host: listensAt(wish),
      open: false,
      ...(wish.network && { allowedHosts: true as const }),
    },
  });
}

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Where other machines find this one, one address for each network that it is in. */
export const networkAddresses = (port: number, interfaces: Interfaces = networkInterfaces()): readonly string[] =>
  Object.values(interfaces)
    .flatMap(all => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
