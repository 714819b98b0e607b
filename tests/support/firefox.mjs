#!/usr/bin/env node
/**
 * Firefox as Playwright can drive it: it asks every browser to override media features, which Debian's Firefox does not know, and
 * gives up where it is refused. Between the two this takes that one wish for granted, and passes on all else as it is.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on ws:\/\/[^:]+:(\d+)/;

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', code => process.exit(code ?? 1));
let said = '';
firefox.stderr.on('data', part => {
  const before = LISTENING.exec(said);
  said += part;
  const [, port] = LISTENING.exec(said) ?? [];
  if (before || !port) return;
  const server = createServer(client => between(client, Number(port))).listen(0, '127.0.0.1', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
});

function between(client, port) {
  const browser = connect(port, '127.0.0.1');
  browser.pipe(client);
  for (const end of [client, browser])
    end
      .on('error', () => undefined)
      .on('close', () => {
        client.destroy();
        browser.destroy();
      });
  let pending = Buffer.alloc(0);
  let upgraded = false;
  client.on('data', part => {
    pending = Buffer.concat([pending, part]);
    if (!upgraded) {
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      // Whole words only: packed ones could not be read. The browser hears of no other port than its own.
      const head = pending.toString('latin1', 0, end).split('\r\n');
      const kept = head.filter(line => !/^sec-websocket-extensions:/i.test(line));
      const own = kept.map(line => (/^host:/i.test(line) ? `Host: 127.0.0.1:${port}` : line));
      browser.write(`${own.join('\r\n')}\r\n\r\n`);
      pending = pending.subarray(end + 4);
      upgraded = true;
    }
    for (let size = frameSize(pending); size > 0 && pending.length >= size; size = frameSize(pending)) {
      const frame = pending.subarray(0, size);
      const id = idOfUnknown(frame);
      if (id === null) browser.write(frame);
      else client.write(textFrame(JSON.stringify({ type: 'success', id, result: {} })));
      pending = pending.subarray(size);
    }
  });
}

/** Of a frame from a client, which is always masked; 0 as long as that cannot be told. */
function frameSize(bytes) {
  if (bytes.length < 2) return 0;
  const length = bytes[1] & 127;
  if (length < 126) return 6 + length;
  if (bytes.length < (length === 126 ? 4 : 10)) return 0;
  return length === 126 ? 8 + bytes.readUInt16BE(2) : 14 + Number(bytes.readBigUInt64BE(2));
}

/** The number of the command that this browser does not know; null for any other. */
function idOfUnknown(frame) {
  const length = frame[1] & 127;
  const start = length < 126 ? 6 : length === 126 ? 8 : 14;
  // That command is short.
  if ((frame[0] & 15) !== 1 || frame.length > 1000) return null;
  const text = Buffer.from(frame.subarray(start).map((byte, at) => byte ^ frame[start - 4 + (at % 4)])).toString();
  return text.includes(UNKNOWN) ? JSON.parse(text).id : null;
}

function textFrame(text) {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, bytes.length]), bytes]);
}
