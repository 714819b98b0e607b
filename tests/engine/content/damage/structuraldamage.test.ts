import { describe, expect, test } from 'vitest';
import { attack, rolled } from '../../../support/duel';
import { repairs } from '../../../support/hurt';

describe('Structural Damage', () => {
  const defending = (damage: readonly string[]) =>
    rolled(attack({ defender: { damage }, dice: ['hit', 'blank', 'blank'] }), 'defense');

  test('one defense die fewer, and two with two', () => {
    expect(defending(['structuraldamage'])).toBe(2);
    expect(defending(['structuraldamage', 'structuraldamage'])).toBe(1);
  });

  test('stays, unlike strain', () => {
    const game = attack({ defender: { damage: ['structuraldamage'] }, dice: ['blank', 'blank', 'blank'] });
    expect(game.damage('B1')).toEqual(['structuraldamage']);
  });

  test("the attacker's does not matter, nor a facedown one", () => {
    expect(defending(['-structuraldamage'])).toBe(3);
    const game = attack({ attacker: { damage: ['structuraldamage'] }, dice: ['blank', 'blank', 'blank'] });
    expect(rolled(game, 'defense')).toBe(3);
  });

  test('has no action', () => expect(repairs('structuraldamage')).toBe('no such action'));
});
