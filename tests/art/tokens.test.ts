import { describe, expect, test } from 'vitest';
import { hexOf, SIDE_COLORS, TILE_SIZE, tileOf } from '../../src/art/sides';
import { TOKEN_ART, TOKEN_SHAPES } from '../../src/art/tokens';
import { BLUE_TOKENS, GREEN_TOKENS, ORANGE_TOKENS, RED_TOKENS, type TOKENS } from '../../src/engine/core/token';
import { some } from '../support/some';
import { contrast } from './contrast';
import { pointsOf } from './pathData';

const PIECES = Object.entries(TOKEN_ART);

test('contrast is that of the guidelines: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#bd2d2d', '#bd2d2d')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('token pieces', () => {
  test('shape and icon alone tell each from the others', () => {
    const seen = PIECES.map(([, { shape, icon }]) => `${shape} ${icon}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test.each(PIECES)('%s: the icon stands out from the piece, and the piece from the table', (_, { fill, ink }) => {
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fill, '#0c1217')).toBeGreaterThanOrEqual(2);
  });

  test('tokens that leave in the End Phase are round, those that stay are diamonds', () => {
    const shapesOf = (tokens: readonly (typeof TOKENS)[number][]) => [...new Set(tokens.map(t => TOKEN_ART[t].shape))];
    expect(shapesOf([...GREEN_TOKENS, ...ORANGE_TOKENS])).toEqual(['circle']);
    expect(shapesOf([...BLUE_TOKENS, ...RED_TOKENS])).toEqual(['diamond']);
    expect(TOKEN_ART.lock.fill).toBe(TOKEN_ART.stress.fill);
  });

  test('tokens of one colour share it, and the four colours differ', () => {
    const fills = [GREEN_TOKENS, ORANGE_TOKENS, BLUE_TOKENS, RED_TOKENS].map(group =>
      [...new Set(group.map(token => TOKEN_ART[token].fill))].join(),
    );
    expect(new Set(fills).size).toBe(4);
    expect(fills.filter(fill => fill.includes(','))).toEqual([]);
  });

  test('every outline fills its box and leaves room around the icon', () => {
    for (const { d, icon } of some(Object.values(TOKEN_SHAPES))) {
      const xs = pointsOf(d).map(([x]) => x);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(21);
      expect(icon).toBeLessThan(0.85);
    }
  });
});

describe('sides', () => {
  test('no two share a colour or a pattern', () => {
    for (const of of [hexOf, tileOf]) {
      expect(new Set(SIDE_COLORS.map(({ id }) => of(id))).size).toBe(SIDE_COLORS.length);
    }
  });

  test.each(SIDE_COLORS)('$name stands out from the table and its pattern stays in the tile', ({ id, hex }) => {
    expect(contrast(hex, '#18222a')).toBeGreaterThanOrEqual(4.5);
    expect(
      pointsOf(tileOf(id))
        .flat()
        .every(at => at >= 0 && at <= TILE_SIZE),
    ).toBe(true);
  });
});
