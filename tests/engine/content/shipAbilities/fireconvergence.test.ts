import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:fireconvergence';
const third = { pilot: '212thbattalionpilot', at: [540, 300], turret: 'front' } as const;
const rolls = 'blank blank blank hit hit / blank blank blank';

test('Fire Convergence: a charge lets a friend reroll two dice against somebody in the turret arc', () => {
  const told = inDuel(CARD, { third, rolls }).attack().use();
  expect(told.game.ship('A2').charges).toBe(1);
  told.game.pick('p1', ['die:0', 'die:1']);
  expect(told.game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
});

test('Fire Convergence: not with the turret turned away, not for a turret attack', () => {
  expect(
    inDuel(CARD, { third: { ...third, turret: 'left' }, rolls })
      .attack()
      .offered(),
  ).toEqual([]);
  const awing = { pilot: 'greensquadronexpert', turret: 'front' } as const;
  expect(inDuel(CARD, { third, attacker: awing, rolls }).attack().offered()).toEqual([]);
});

test('Fire Convergence: not for the gunship’s own turret either: two arcs of one turret are single turret arcs', () => {
  const gunship = { pilot: '212thbattalionpilot', turret: 'front' } as const;
  expect(inDuel(CARD, { attacker: gunship, rolls }).attack().offered()).toEqual([]);
});
