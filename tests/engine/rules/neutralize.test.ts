import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/core/ability';
import { attack, duel } from '../../support/duel';

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

describe('canceled dice', () => {
  /** Somebody is asked something as soon as results are neutralized, so that the dice can be looked at. */
  const pools = (attackFaces: AttackFaces, defenseFaces: DefenseFaces) => {
    const game = attack({
      defender: { pilot: 'tempestsquadronpilot' },
      dice: [...attackFaces, ...defenseFaces],
      abilities: {
        'pilot:plainace': [
          at('after:neutralize', {
            as: 'attacker',
            may: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'focus', by: self.player }],
          }),
        ],
      },
    });
    expect(game.asked('p1')).toBe('mayUse');
    return { attack: game.dice('attack'), defense: game.dice('defense') };
  };

  test('leave the pools two by two: an evade that had nothing to cancel stays, and so do other faces', () => {
    expect(pools(['hit', 'blank', 'focus'], ['evade', 'evade', 'focus'])).toEqual({
      attack: ['blank', 'focus'],
      defense: ['evade', 'focus'],
    });
    expect(pools(['hit', 'crit', 'focus'], ['evade', 'evade', 'evade'])).toEqual({
      attack: ['focus'],
      defense: ['evade'],
    });
  });

  test('with more results than evades all evades leave, and the first hits', () => {
    expect(pools(['crit', 'hit', 'hit'], ['evade', 'blank', 'evade'])).toEqual({
      attack: ['crit'],
      defense: ['blank'],
    });
    expect(pools(['crit', 'crit', 'hit'], ['evade', 'blank', 'blank'])).toEqual({
      attack: ['crit', 'crit'],
      defense: ['blank', 'blank'],
    });
  });

  test('none of either, none leaves', () => {
    expect(pools(['focus', 'blank', 'blank'], ['evade', 'focus', 'blank'])).toEqual({
      attack: ['focus', 'blank', 'blank'],
      defense: ['evade', 'focus', 'blank'],
    });
  });
});

describe('a remote', () => {
  const fireAt = (...faces: AttackFaces) =>
    duel({
      defender: { at: [800, 800] },
      devices: [{ is: 'clanwrencommandos', at: [457, 450], owner: 'p2' }],
      dice: [...faces, 'blank', 'blank'],
    }).choose('p1', 'target:token:1:primary:0');

  test('takes a card for each result, crit or hit, and nothing reinforces it', () => {
    const game = fireAt('hit', 'crit', 'blank');
    expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['hit', 'crit'], reinforced: 0 });
    expect(game.events('remoteDamaged')).toHaveLength(2);
    expect(game.happened()).toContain('remoteDestroyed');
  });

  test('lives with one of two hull', () => {
    const game = fireAt('crit', 'blank', 'blank');
    expect(game.events('remoteDamaged')).toHaveLength(1);
    expect(game.happened()).not.toContain('remoteDestroyed');
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
