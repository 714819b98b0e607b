import { describe, expect, test } from 'vitest';
import { attack } from '../../support/duel';

type AttackFaces = readonly ('hit' | 'crit' | 'focus' | 'blank')[];
type DefenseFaces = readonly ('evade' | 'focus' | 'blank')[];

const result = (attackFaces: AttackFaces, defenseFaces: DefenseFaces) =>
  attack({ defender: { pilot: 'tempestsquadronpilot' }, dice: [...attackFaces, ...defenseFaces] }).last(
    'resultsNeutralized',
  )!;

describe('neutralizing results', () => {
  test('an evade cancels a hit', () => {
    expect(result(['hit', 'hit', 'blank'], ['evade', 'focus', 'blank'])).toMatchObject({
      attack: ['hit'],
      canceled: ['hit'],
      hit: true,
    });
  });

  test('all hits go before any crit', () => {
    expect(result(['crit', 'hit', 'hit'], ['evade', 'evade', 'blank'])).toMatchObject({
      attack: ['crit'],
      canceled: ['hit', 'hit'],
    });
    expect(result(['crit', 'crit', 'hit'], ['evade', 'evade', 'blank'])).toMatchObject({
      attack: ['crit'],
      canceled: ['hit', 'crit'],
    });
  });

  test('focus and blank results do nothing on either side', () => {
    expect(result(['focus', 'blank', 'crit'], ['focus', 'blank', 'blank'])).toMatchObject({
      attack: ['crit'],
      canceled: [],
    });
  });

  test('with nothing left the attack misses', () => {
    expect(result(['hit', 'crit', 'focus'], ['evade', 'evade', 'evade'])).toMatchObject({ attack: [], hit: false });
    expect(result(['focus', 'blank', 'blank'], ['blank', 'blank', 'blank'])).toMatchObject({ attack: [], hit: false });
  });
});

describe('a miss', () => {
  test('skips the damage', () => {
    const game = attack({ dice: ['hit', 'blank', 'blank', 'evade', 'blank', 'blank'] });
    expect(game.last('attackPerformed')).toMatchObject({ hit: false });
    expect(game.happened()).not.toContain('damageSuffered');
  });

  test('one result less canceled is a hit', () => {
    const game = attack({ dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'] });
    expect(game.last('attackPerformed')).toMatchObject({ hit: true });
    expect(game.damage('B1')).toHaveLength(1);
  });
});
