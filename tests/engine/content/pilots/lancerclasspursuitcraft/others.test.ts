import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { AttackRange } from '../../../../support/duel';

describe('Asajj Ventress', () => {
  const told = (turret: 'front' | 'left', tokens: object, range: AttackRange = 2, force = 2) =>
    inDuel('pilot:asajjventress', { range, attacker: { turret, force }, defender: { tokens } });
  test('an enemy in her turret arc is stressed, for a Force', () => {
    const { game } = told('front', {}).use('ship:B1');
    expect([game.tokens('B1'), game.ship('A1').force]).toEqual([{ stress: 1 }, 1]);
  });
  test('unless it removes a green token', () => {
    const { game } = told('front', { focus: 1, evade: 1 }).use('ship:B1');
    expect(game.offers('p2')).toEqual(['lose:focus', 'lose:evade', 'pass']);
    game.choose('p2', 'lose:evade');
    expect(game.tokens('B1')).toEqual({ focus: 1 });
  });
  test('not outside the turret arc, without Force, nor at range 3', () => {
    expect(told('left', {}).offered()).toEqual([]);
    expect(told('front', {}, 2, 0).offered()).toEqual([]);
    expect(told('front', {}, 3).offered()).toEqual([]);
  });
});

describe('Ketsu Onyo', () => {
  const told = (turret: 'front' | 'left', range: AttackRange) =>
    inDuel('pilot:ketsuonyo', { range, attacker: { turret } });
  test('a ship at range 1 in both arcs is tractored', () => {
    const { game } = told('front', 1).use('ship:B1');
    expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'tractor' });
  });
  test('a friend too', () => {
    const friendly = inDuel('pilot:ketsuonyo', { range: 3, attacker: { turret: 'front' }, third: { at: [457, 420] } });
    expect(friendly.offered().map(key => key.slice(-2))).toEqual(['A2']);
  });
  test('not in one of the arcs alone, nor at range 2', () => {
    expect(told('left', 1).offered()).toEqual([]);
    expect(told('front', 2).offered()).toHaveLength(0);
    const beside = inDuel('pilot:ketsuonyo', { range: 3, attacker: { turret: 'left' }, third: { at: [340, 300] } });
    expect(beside.offered()).toEqual([]);
  });
});
