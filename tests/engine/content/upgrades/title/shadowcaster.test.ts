import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const duel = (turret: 'front' | 'left', rolls = 'hit blank blank / blank blank blank') =>
  inDuel('upgrade:shadowcaster', { attacker: { pilot: 'shadowporthunter', turret }, rolls })
    .attack()
    .until('tractorMove');

test('Shadow Caster: a ship hit in both arcs is tractored', () => {
  expect(duel('front').game.tokens('B1')).toEqual({ tractor: 1 });
});

test('Shadow Caster: not where the turret points elsewhere', () => {
  expect(duel('left').game.events('tokenGained')).toEqual([]);
});

test('Shadow Caster: not after a miss', () => {
  expect(duel('front', 'blank blank blank / blank blank blank').game.events('tokenGained')).toEqual([]);
});
