import { describe, expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

describe.each(['nightbeast', 'nightbeast-swz105'])('%s', pilot => {
  const flown = (dial: '2FB' | '4FW', ahead: readonly [number, number] = [800, 800]) =>
    inStory(`pilot:${pilot}`, {
      phase: 'activation',
      p1: [{ pilot, at: [400, 200], dial }],
      p2: [{ pilot: 'redsquadronveteran', at: ahead, heading: 180, dial: '2FW' }],
    });
  test('after a blue maneuver a focus action', () => {
    expect(flown('2FB').use().game.tokens('A1')).toEqual({ focus: 1 });
  });
  test('not after a white one, nor one that was cut short', () => {
    expect(flown('4FW').offered()).toEqual([]);
    expect(flown('2FB', [400, 300]).offered()).toEqual([]);
  });
});
