/** Keeps the whole game in the browser. Built by itself as `sw.js`; `src/tools/offline.ts` puts the list of files before it. */
interface Waits extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Fetches extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', hear: (event: Waits) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetches) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

declare const __KEPT__: {
  readonly version: string;
  /** Below the page's own address; the page itself is the empty name. */
  readonly files: readonly string[];
  /** The hash of the page itself: in the middle of an upload it may not be the one of this list. */
  readonly page: string;
};

const { version, files, page } = __KEPT__;
const worker = self as unknown as Worker;
const { scope } = worker.registration;
const FAMILY = `range-one ${scope} `;
const NAME = FAMILY + version;
const HASHED = /-[\w-]{8}\.\w+$/;

worker.addEventListener('install', event => event.waitUntil(fill()));
worker.addEventListener('activate', event => event.waitUntil(Promise.all([tidy(), worker.clients.claim()])));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answer(request));
});

/** All or nothing; what a version before has under the same hash is not fetched again. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    files.map(async file => {
      const url = new URL(file, scope).href;
      const had = HASHED.test(file) ? await caches.match(url) : undefined;
      await cache.put(url, had ?? (await fetched(url, file)));
    }),
  );
}

async function fetched(url: string, file: string): Promise<Response> {
  const response = await fetch(url, { cache: HASHED.test(file) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (file === '' && (await hashOf(response.clone())) !== page) throw new Error('The page is of another version.');
  return response;
}

async function hashOf(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The version before stays: a game that runs in another tab may yet ask for its parts. */
async function tidy(): Promise<void> {
  const ours = (await caches.keys()).filter(name => name.startsWith(FAMILY) && name !== NAME);
  await Promise.all(ours.slice(0, -1).map(name => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.hash = '';
  url.search = '';
  const isPage = url.href === scope || url.href === `${scope}index.html`;
  const key = isPage ? scope : url.href;
  const cache = await caches.open(NAME);
  const kept = (await cache.match(key, LOOSELY)) ?? (await caches.match(key, LOOSELY));
  return kept ?? fetch(request);
}

const LOOSELY = { ignoreVary: true };
