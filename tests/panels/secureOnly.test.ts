import { expect, test } from 'vitest';
import { sourcesIn, withoutCommentsAndStrings } from '../support/sources';

/** Browsers give these only to pages over TLS and to those of the machine itself. */
const SECURE_ONLY = new RegExp(
  [
    /\bcrypto\.(?:randomUUID|subtle)\b/,
    /\bnavigator\.(?:clipboard|credentials|locks|mediaDevices|permissions|serviceWorker|share|storage|wakeLock)\b/,
    /\bcaches\.\w+|\bnew (?:ClipboardItem|Notification|AudioWorkletNode)\b|\bshow(?:Open|Save)FilePicker\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

const usesIn = (text: string): string[] => [
  ...new Set([...withoutCommentsAndStrings(text).matchAll(SECURE_ONLY)].map(([name]) => name)),
];

test('what only a secure page has is used where a page without it gets on as well, and nowhere else', () => {
  const users = sourcesIn('src').flatMap(({ path, text }) => usesIn(text).map(name => `${path}: ${name}`));
  expect(users).toEqual([
    'src/panels/offline/durable.ts: navigator.storage',
    'src/panels/offline/update.ts: navigator.serviceWorker',
    'src/panels/squads/share/copy.ts: navigator.clipboard',
    'src/panels/table/bar/useWakeLock.ts: navigator.wakeLock',
    'src/serviceWorker.ts: caches.open',
    'src/serviceWorker.ts: caches.match',
    'src/serviceWorker.ts: crypto.subtle',
    'src/serviceWorker.ts: caches.keys',
    'src/serviceWorker.ts: caches.delete',
    'src/store/saves/holding.ts: navigator.locks',
  ]);
});

test.each([
  ['const id = crypto.randomUUID();', ['crypto.randomUUID']],
  ['await navigator.storage.persist()', ['navigator.storage']],
  ['crypto.getRandomValues(new Uint32Array(1)); // not crypto.subtle', []],
])('%s', (text, found) => {
  expect(usesIn(text)).toEqual(found);
});
