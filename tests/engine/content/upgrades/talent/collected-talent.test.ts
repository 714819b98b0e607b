import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (focus: number, weapon?: string) =>
  inDuel('upgrade:collected-talent', {
    attacker: { tokens: { focus }, upgrades: ['ioncannonturret'], turret: 'front' },
    rolls: 'blank blank blank / blank blank blank',
  }).attack(weapon);

test('Collected: after a primary attack a focus token becomes two evades', () => {
  expect(shot(1).use().game.tokens('A1')).toEqual({ evade: 2 });
});
test('Collected: not without one, not after a special attack', () => {
  expect(shot(0).offered()).toEqual([]);
  expect(shot(1, 'target:ship:B1:upgrade:ioncannonturret').offered()).toEqual([]);
});
