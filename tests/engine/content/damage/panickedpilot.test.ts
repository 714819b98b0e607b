import { describe, expect, test } from 'vitest';
import { repairs, suffers } from '../../../support/hurt';

describe('Panicked Pilot', () => {
  test('gives two stress tokens at once and is repaired', () => {
    const game = suffers({ crits: 1 }, ['panickedpilot']);
    expect(game.tokens('A1')).toEqual({ stress: 2 });
    expect(game.damage('A1')).toEqual(['-panickedpilot']);
  });

  test('not when dealt facedown', () => {
    expect(suffers({ hits: 1 }, ['panickedpilot']).tokens('A1')).toEqual({});
  });

  test('has no action', () => expect(repairs('panickedpilot')).toBe('no such action'));
});
