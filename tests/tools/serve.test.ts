import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isFree, networkAddresses, wishOf, wordsFor } from '../../src/tools/serve';

test.each([
  { args: [], wish: { port: 4271, network: false } },
  { args: ['--host'], wish: { port: 4271, network: true } },
  { args: ['--port', '5000'], wish: { port: 5000, network: false } },
  { args: ['--port=5000', '--host'], wish: { port: 5000, network: true } },
])('npm start -- $args: $wish', ({ args, wish }) => {
  expect(wishOf(args)).toEqual({ ok: true, wish });
});

test.each([
  { args: ['--hots'], says: 'does not know "--hots"' },
  { args: ['--host', '0.0.0.0'], says: 'does not know "0.0.0.0"' },
  { args: ['--port'], says: 'from 1 to 65535, not ""' },
  { args: ['--port', '0'], says: 'not "0"' },
  { args: ['--port', '65536'], says: 'not "65536"' },
  { args: ['--port=--host'], says: 'not "--host"' },
])('npm start -- $args $says', ({ args, says }) => {
  expect(wishOf(args)).toEqual({ ok: false, problem: expect.stringContaining(says) });
});

test.each([
  { typed: 'npm start --host', args: [], env: { npm_config_host: 'true' }, words: ['--host'] },
  {
    typed: 'npm start --host --port 5000',
    args: ['5000'],
    env: { npm_config_host: 'true', npm_config_port: 'true' },
    words: ['--host', '--port', '5000'],
  },
  { typed: 'npm start --port=5000', args: [], env: { npm_config_port: '5000' }, words: ['--port', '5000'] },
  { typed: 'npm start --no-host', args: [], env: { npm_config_host: '' }, words: [] },
  { typed: 'npm start --host=false', args: [], env: { npm_config_host: 'false' }, words: [] },
  { typed: 'npm start -- --host', args: ['--host'], env: {}, words: ['--host'] },
])('$typed asks for $words', ({ args, env, words }) => {
  expect(wordsFor(args, env)).toEqual(words);
});

test('other machines find it at each address of a network, and at none that only this machine knows', () => {
  const interfaces = {
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
    eth0: [
      { address: '192.168.1.20', family: 'IPv4', internal: false },
      { address: 'fe80::1', family: 'IPv6', internal: false },
    ],
    wlan0: [{ address: '10.0.0.7', family: 'IPv4', internal: false }],
  } as const;
  expect(networkAddresses(4271, interfaces)).toEqual(['http://192.168.1.20:4271/', 'http://10.0.0.7:4271/']);
  expect(networkAddresses(4271, { lo: interfaces.lo })).toEqual([]);
});

test('a port that something listens at is not free, neither for this machine nor for the network', async () => {
  const holder = createServer();
  await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  expect(await isFree({ port, network: false })).toBe(false);
  expect(await isFree({ port, network: true })).toBe(false);
  await new Promise(resolve => holder.close(resolve));
  expect(await isFree({ port, network: false })).toBe(true);
});

test('a flag that npm has taken for its own arrives all the same', () => {
  const env = { ...process.env, npm_config_port: '0' };
  const { status, stderr } = spawnSync(process.execPath, ['src/tools/start.mjs'], { encoding: 'utf8', env });
  expect(stderr).toContain('A port is a number from 1 to 65535, not "0".');
  expect(status).toBe(1);
}, 60_000);

test('npm start with a word that it does not know says which it knows, and ends', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/tools/start.mjs', '--hots'], { encoding: 'utf8' });
  expect(stderr).toContain('npm start does not know "--hots"');
  expect(stderr).toContain('npm start -- --host');
  expect(status).toBe(1);
}, 60_000);
