import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

import { rolled } from '../../../../support/duel';

const shot = (turret: 'front' | 'rear' | 'left', weapon?: string) =>
  inDuel('upgrade:specialforcesgunner', {
    attacker: { pilot: 'zetasquadronsurvivor', turret },
    enemies: [{ pilot: 'academypilot', at: [457, 120], heading: 180 }],
    rolls: 'blank blank blank blank blank',
  }).attack(weapon);

test('Special Forces Gunner: with the turret in front, three dice and no second attack', () => {
  const told = shot('front');
  expect(told.offered()).toEqual([]);
  expect(rolled(told.game, 'attack')).toBe(3);
});

test('Special Forces Gunner: with the turret to the rear, two dice and a bonus attack behind', () => {
  const told = shot('rear');
  expect(told.offered()).toEqual(['target:ship:B2:primary:1']);
  expect(rolled(told.game, 'attack')).toBe(2);
  expect(told.use().game.last('attackDeclared')).toMatchObject({ bonus: true, weapon: 'primary:1' });
});

test('Special Forces Gunner: neither with it to the side, nor for an attack of the turret itself', () => {
  const aside = shot('left');
  expect([aside.offered(), rolled(aside.game, 'attack')]).toEqual([[], 2]);
  const turret = shot('front', 'target:ship:B1:primary:1');
  expect([turret.offered(), rolled(turret.game, 'attack')]).toEqual([[], 2]);
});
