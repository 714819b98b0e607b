import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

describe('Torani Kulda', () => {
  const shot = (tokens: object, at: readonly [number, number] = [457, 560]) => {
    const told = inDuel('pilot:toranikulda', {
      defender: { tokens },
      enemies: [{ pilot: 'academypilot', at }],
      wingmen: [{ pilot: 'cartelspacer', at: [457, 700] }],
      rolls: 'blank blank blank / blank blank blank',
    }).attack();
    return told;
  };
  const suffered = (told: ReturnType<typeof shot>) =>
    told.game.events('damageSuffered').map(({ ship, damage }) => `${ship} ${damage}`);
  test('after attacking, every enemy in the bullseye suffers a hit, friends do not', () => {
    expect(suffered(shot({}).until('declareAttack'))).toEqual(['ship:B1 hit', 'ship:B2 hit']);
  });
  test('unless it removes a green token', () => {
    const told = shot({ evade: 1 }).use('lose:evade').until('declareAttack');
    expect(suffered(told)).toEqual(['ship:B2 hit']);
    expect(told.game.tokens('B1')).toEqual({});
  });
  test('not outside the bullseye', () => {
    expect(suffered(shot({}, [540, 500]).until('declareAttack'))).toEqual(['ship:B1 hit']);
  });
});

describe('Dalan Oberos', () => {
  const told = (shields: number, more: Parameters<typeof inDuel>[1] = {}) =>
    inDuel('pilot:dalanoberos', {
      attacker: { shields: 1 },
      defender: { pilot: 'redsquadronveteran', shields },
      ...more,
    });
  test('a charge: a ship in the bullseye loses a shield, and he recovers one', () => {
    const { game } = told(2).use('ship:B1');
    expect([game.ship('A1').shields, game.ship('B1').shields, game.ship('A1').charges]).toEqual([2, 1, 1]);
  });
  test('not with all of his own: either both happen or neither', () => {
    expect(told(2, { attacker: { shields: 2 } }).offered()).toEqual([]);
  });
  test('not an unshielded ship, nor without a charge, nor outside the bullseye', () => {
    expect(told(0).offered()).toEqual([]);
    expect(told(2, { attacker: { charges: 0 } }).offered()).toEqual([]);
    expect(told(2, { attacker: { heading: 30 } }).offered()).toEqual([]);
  });
});
