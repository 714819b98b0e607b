import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const rolls = 'hit crit blank / blank blank blank';

test('Ancillary Ion Weapons: crits of a front arc attack leave ion tokens, hits hurt', () => {
  const { game } = inDuel('upgrade:ancillaryionweapons-cannon', { rolls }).attack().use().until(null);
  expect(game.tokens('B1')).toEqual({ ion: 1 });
  expect(game.damage('B1')).toHaveLength(1);
});
test('Ancillary Ion Weapons: not for a primary weapon with another arc', () => {
  const turret = inDuel('upgrade:ancillaryionweapons-cannon', {
    attacker: { pilot: 'outerrimsmuggler' },
    rolls,
  });
  expect(turret.attack().offered()).toEqual([]);
});
