import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

import { blockOf } from '../../../support/duel';

const CARD = 'shipAbility:heavyweaponturret';
const MISSILES = 'upgrade:concussionmissiles';
const duelWith = (turret: 'front' | 'rear') =>
  inDuel(CARD, { attacker: { pilot: 'zetasquadronsurvivor', upgrades: ['concussionmissiles'], locks: ['B1'], turret } })
    .game;

test('Heavy Weapon Turret: missiles fire where the turret points', () => {
  expect(blockOf(duelWith('front'), 'A1', 'B1', MISSILES)).toBeNull();
});

test('Heavy Weapon Turret: not to the front with the turret to the rear', () => {
  expect(blockOf(duelWith('rear'), 'A1', 'B1', MISSILES)).toEqual({ kind: 'notInArc', arc: 'singleTurret' });
});
