import { describe, expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

describe.each(['jekporkins', 'jekporkins-battleofyavin', 'jekporkins-swz106'])('%s', pilot => {
  const flown = (dial: '4KR' | '2FB', face: 'hit' | 'crit') =>
    inStory(`pilot:${pilot}`, {
      phase: 'activation',
      p1: [{ pilot, at: [400, 200], dial }],
      p2: [{ pilot: 'academypilot', at: [800, 800], heading: 180, dial: '2FW' }],
      dice: [face],
    });

  test('rolls a die to be rid of a stress token, which may hurt', () => {
    const { game } = flown('4KR', 'hit').use();
    expect(game.tokens('A1')).toEqual({});
    expect(game.events('damageSuffered')).toHaveLength(1);
  });
  test('only a hit hurts', () => {
    const { game } = flown('4KR', 'crit').use();
    expect(game.ship('A1').tokens.stress).toBe(0);
    expect(game.events('damageSuffered')).toEqual([]);
  });
  test('not without a stress token', () => expect(flown('2FB', 'hit').offered()).toEqual([]));
});
