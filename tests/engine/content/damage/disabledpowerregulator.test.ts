import { describe, expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';
import { flies, repairs } from '../../../support/hurt';

describe('Disabled Power Regulator', () => {
  const damage = ['disabledpowerregulator'] as const;

  test('an ion token before engaging', () => {
    const game = duel({ attacker: { damage, locks: ['B1'] } });
    expect(game.tokens('A1')).toEqual({ ion: 1 });
    expect(game.ship('A1').locks, 'an ionized ship keeps no lock').toEqual([]);
    expect(game.offers('p1'), 'it attacks all the same').toContain(PRIMARY);
  });

  test('not before the turn of another ship, nor while facedown', () => {
    expect(duel({ defender: { damage } }).tokens('B1')).toEqual({});
    expect(duel({ attacker: { damage: ['-disabledpowerregulator'] } }).tokens('A1')).toEqual({});
  });

  test('an ion maneuver repairs it', () => {
    const game = flies('2FB', { damage, tokens: { ion: 1 } });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ kind: 'ion' });
    expect(game.damage('A1')).toEqual(['-disabledpowerregulator']);
  });

  test('another maneuver does not', () => {
    expect(flies('1FB', { damage, pilot: 'kashyyykdefender' }).damage('A1')).toEqual(['disabledpowerregulator']);
  });

  test('has no action', () => expect(repairs('disabledpowerregulator')).toBe('no such action'));
});
