import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:advancedfirecontrol';
const fire = (locks: readonly string[], weapon = 'upgrade:ioncannon') =>
  inDuel(CARD, {
    attacker: { pilot: 'onyxsquadronace', upgrades: ['tiedefenderelite', 'ioncannon'], locks },
  }).attack(`target:ship:B1:${weapon}`);

test('Advanced Fire Control: after a cannon at what is locked, a bonus primary attack on it', () => {
  const told = fire(['B1']);
  expect(told.offered()).toEqual(['target:ship:B1:primary:0']);
  expect(told.use().game.last('attackDeclared')).toMatchObject({ weapon: 'primary:0', bonus: true });
});

test('Advanced Fire Control: not without the lock, not after a primary attack', () => {
  expect(fire([]).offered()).toEqual([]);
  expect(fire(['B1'], 'primary:0').offered()).toEqual([]);
});
