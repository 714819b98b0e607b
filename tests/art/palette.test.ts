import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIFFICULTY_COLOR, INK, mix, vivid } from '../../src/art/palette';

const theme = readFileSync('src/panels/theme.css', 'utf8');
const inPage = (name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(theme)?.[1];

test.each([
  ['void', INK.void],
  ['table', INK.night],
  ['surface', INK.panel],
  ['raised', INK.raised],
  ['line', INK.line],
  ['text', INK.text],
  ['text-quiet', INK.quiet],
  ['accent', INK.lit],
  ['on-accent', INK.onLit],
  ['bad', INK.bad],
  ['good', INK.good],
  ['blue', DIFFICULTY_COLOR.blue],
  ['white', DIFFICULTY_COLOR.white],
  ['red', DIFFICULTY_COLOR.red],
  ['purple', DIFFICULTY_COLOR.purple],
])('the page’s --%s is the canvas’s', (name, ink) => {
  expect(inPage(name)).toBe(ink);
});

test('half way between black and white is grey, and grey has no colour to gain', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(vivid('#808080')).toBe('#808080');
  expect(vivid('#5ad1c4')).not.toBe('#5ad1c4');
});
