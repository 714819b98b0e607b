import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { defineEdition } from './src/tools/edition.mjs';
import { offline } from './src/tools/offline.mjs';

/** Nothing inline, nothing evaluated, nothing from elsewhere. Only in the build: the dev server's hot reload needs inline script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentSecurityPolicy = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
} as const;

const unitTests = ['tests/**/*.test.ts'];

export default defineConfig({
  /** Relative addresses, so that the built folder also works from a sub-path. */
  base: './',
  define: defineEdition(import.meta.dirname),
  plugins: [react(), contentSecurityPolicy, offline],
  /** The opponent's worker reads the cards in chunks, as the page does. */
  worker: { format: 'es' },
  server: { port: 4270, strictPort: true },
  /** The table with engine and Konva is one chunk, fetched when a game begins: larger than vite likes, and meant so. */
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/serviceWorker.ts' },
      /** The service worker's address never changes: by it the browser knows what it replaces. */
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  test: {
    /** One process for many files: ten times as fast, so tests reset what they share. */
    isolate: false,
    /** Nothing takes so long; a machine that does much else must not make a test fail. Only what hangs comes to these. */
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests,
          exclude: ['tests/browser/**'],
          setupFiles: ['tests/support/seeded.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/component.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          /** A page keeps one core busy and waits for it: two files at a time take little more than half as long. */
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
