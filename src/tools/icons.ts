import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium';

/** The picture of `public/icon.svg` in the sizes that phones and shops of apps ask for. */
const SIZES = [
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'apple-touch-icon.png', size: 180, inset: 0.08 },
  // Whatever shape a system cuts out, the inner four fifths stay.
  { file: 'icon-maskable-512.png', size: 512, inset: 0.14 },
] as const;

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
const drawing = readFileSync('public/icon.svg', 'utf8');
const ground = /<rect[^>]*fill="(#\w+)"/.exec(drawing)![1]!;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { file, size, inset } of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = Math.round(size * inset);
  const css = `html{background:${edge > 0 ? ground : 'transparent'}}body{margin:${edge}px}svg{display:block}`;
  await page.setContent(`<style>${css}</style>${drawing}`);
  await page.locator('svg').evaluate((it, side) => it.setAttribute('width', `${side}`), size - 2 * edge);
  writeFileSync(`public/${file}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
