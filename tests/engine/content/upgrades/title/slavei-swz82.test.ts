import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:slavei-swz82';
const duel = (heading: number, attacker: object = {}) =>
  inDuel(CARD, { attacker, defender: { heading }, rolls: 'hit hit blank / blank blank blank' });

test('Slave I: from behind, a hit becomes a crit', () => {
  const { game } = duel(0).attack().use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank']);
});

test('Slave I: not in front of the defender', () => expect(duel(180).attack().offered()).toEqual([]));

test('Slave I: not with a turret, though it points ahead', () => {
  const told = duel(0, { upgrades: ['ioncannonturret'], turret: 'front' });
  expect(told.attack('target:ship:B1:upgrade:ioncannonturret').offered()).toEqual([]);
});

test('Slave I: not out of the rear arc', () => {
  const told = duel(180, { pilot: 'bountyhunter', heading: 180 });
  expect(told.attack('target:ship:B1:primary:1').offered()).toEqual([]);
});
