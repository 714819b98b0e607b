import { expect, test } from 'vitest';
import { findChromium, findFirefox } from '../../src/tools/chromium';

const machineWith =
  (...programs: string[]) =>
  (file: string) =>
    programs.includes(file);

test('CHROMIUM names the browser, whatever the PATH holds', () => {
  const exists = machineWith('/opt/own/chrome', '/usr/bin/chromium');
  expect(findChromium({ CHROMIUM: '/opt/own/chrome', PATH: '/usr/bin' }, exists)).toBe('/opt/own/chrome');
});

test('a CHROMIUM that is not there is not replaced by another', () => {
  expect(findChromium({ CHROMIUM: '/opt/own/chrome', PATH: '/usr/bin' }, machineWith('/usr/bin/chromium'))).toBeNull();
});

test.each([
  { there: ['/usr/bin/chromium', '/usr/bin/google-chrome'], takes: '/usr/bin/chromium' },
  { there: ['/usr/local/bin/chromium-browser'], takes: '/usr/local/bin/chromium-browser' },
  { there: ['/usr/bin/google-chrome'], takes: '/usr/bin/google-chrome' },
  { there: ['/snap/bin/chromium'], takes: null },
])('of $there on the PATH it takes $takes', ({ there, takes }) => {
  expect(findChromium({ PATH: '/usr/local/bin::/usr/bin' }, machineWith(...there))).toBe(takes);
});

test('without a PATH there is none', () => {
  expect(findChromium({}, () => true)).toBeNull();
});

test('Firefox is found likewise, Debian’s first', () => {
  const both = machineWith('/usr/bin/firefox', '/usr/bin/firefox-esr');
  expect(findFirefox({ PATH: '/usr/bin' }, both)).toBe('/usr/bin/firefox-esr');
  expect(findFirefox({ FIREFOX: '/opt/own/firefox', PATH: '/usr/bin' }, both)).toBeNull();
});
