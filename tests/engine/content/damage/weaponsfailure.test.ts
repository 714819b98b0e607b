import { describe, expect, test } from 'vitest';
import { attack, duel, rolled } from '../../../support/duel';
import { repairs } from '../../../support/hurt';

describe('Weapons Failure', () => {
  test('one attack die fewer, and two with two', () => {
    expect(rolled(attack({ attacker: { damage: ['weaponsfailure'] } }), 'attack')).toBe(2);
    expect(rolled(attack({ attacker: { damage: ['weaponsfailure', 'weaponsfailure'] } }), 'attack')).toBe(1);
  });

  test('special weapons fail alike', () => {
    const game = duel({ attacker: { damage: ['weaponsfailure'], upgrades: ['ioncannon'] } });
    expect(rolled(game.choose('p1', 'target:ship:B1:upgrade:ioncannon'), 'attack')).toBe(2);
  });

  test("the defender's does not matter, nor a facedown one", () => {
    expect(rolled(attack({ defender: { damage: ['weaponsfailure'] } }), 'attack')).toBe(3);
    expect(rolled(attack({ attacker: { damage: ['-weaponsfailure'] } }), 'attack')).toBe(3);
  });

  test('can be repaired by an action', () => expect(repairs('weaponsfailure')).toEqual(['-weaponsfailure']));
});
