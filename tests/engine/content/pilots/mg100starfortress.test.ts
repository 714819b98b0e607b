import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const shot = (turret: 'front' | 'left') =>
  inDuel('pilot:benteene', { attacker: { turret }, rolls: 'blank blank blank / evade evade evade' }).attack().until()
    .game;

test('Ben Teene: a defender in the turret arc is rattled', () => {
  expect(shot('front').last('conditionAssigned')).toMatchObject({ ship: 'ship:B1', condition: 'condition:rattled' });
});

test('Ben Teene: not one outside it, shot from the front arc', () => {
  expect(shot('left').events('conditionAssigned')).toEqual([]);
});
