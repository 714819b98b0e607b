import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const ywing = (turret: 'front' | 'left', x: number, y: number) =>
  inDuel('upgrade:veteranturretgunner', {
    attacker: { pilot: 'graysquadronbomber', turret, upgrades: ['ioncannonturret'] },
    enemies: [{ pilot: 'academypilot', at: [x, y], heading: 180 }],
  });

test('Veteran Turret Gunner: after a front attack, the turret even into the same arc', () => {
  const told = ywing('front', 800, 800).attack();
  expect(told.offered()).toEqual(['target:ship:B1:upgrade:ioncannonturret']);
  expect(told.use().game.last('attackDeclared')).toMatchObject({ bonus: true, weapon: 'upgrade:ioncannonturret' });
});

test('Veteran Turret Gunner: not without a target for the turret, nor after an attack with it', () => {
  expect(ywing('left', 800, 800).attack().offered()).toEqual([]);
  expect(ywing('front', 800, 800).attack('target:ship:B1:upgrade:ioncannonturret').offered()).toEqual([]);
});

test('Veteran Turret Gunner: of two turret arcs the one not yet attacked from', () => {
  const told = inDuel('upgrade:veteranturretgunner', {
    attacker: { pilot: 'patrolleader', turret: 'front', upgrades: [] },
    enemies: [{ pilot: 'academypilot', at: [457, 100], heading: 180 }],
  }).attack();
  expect(told.offered()).toEqual(['target:ship:B2:primary:0']);
});
