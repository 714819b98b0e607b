import { describe, expect, test } from 'vitest';
import { dice } from '../../../../src/engine/core/ability';
import { attack, type Duel } from '../../../support/duel';
import { repairs } from '../../../support/hurt';

describe('Blinded Pilot', () => {
  const blinded: Duel = {
    attacker: {
      pilot: 'lukeskywalker',
      force: 2,
      tokens: { focus: 1, calculate: 1 },
      locks: ['B1'],
      damage: ['blindedpilot'],
    },
    dice: ['focus', 'focus', 'blank', 'blank', 'blank', 'blank'],
  };

  test('while attacking only Force modifies the dice', () => {
    const game = attack(blinded);
    expect(game.offers('p1')).toEqual(['mod:force', 'pass']);
    game.choose('p1', 'mod:force', 'mod:force');
    expect(game.last('resultsNeutralized')).toMatchObject({ attack: ['hit', 'hit'] });
  });

  test('facedown it does nothing', () => {
    const game = attack({ ...blinded, attacker: { ...blinded.attacker, damage: ['-blindedpilot'] } });
    expect(game.offers('p1')).toEqual(['mod:focus', 'mod:calculate', 'mod:force', 'mod:lock', 'pass']);
  });

  test('the defender may still modify those dice', () => {
    const game = attack({
      ...blinded,
      abilities: {
        'pilot:academypilot': [dice({ as: 'defender', does: { kind: 'reroll', dice: 'attack', most: 1 } })],
      },
    });
    expect(game.asked('p2')).toBe('modifyDice');
  });

  test('while defending it does nothing', () => {
    const game = attack({
      defender: { tokens: { focus: 1, evade: 1 }, damage: ['blindedpilot'] },
      dice: ['hit', 'hit', 'hit', 'focus', 'focus', 'blank'],
    });
    expect(game.offers('p2')).toEqual(['mod:focus', 'mod:evade:blank', 'mod:evade:focus', 'pass']);
  });

  test('can be repaired by an action', () => expect(repairs('blindedpilot')).toEqual(['-blindedpilot']));
});
