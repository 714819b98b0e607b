import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

import { blockOf } from '../../../support/duel';

const CARD = 'shipAbility:rotatingcannons';
const duelWith = (turret: 'front' | 'rear') =>
  inDuel(CARD, { attacker: { pilot: 'onyxsquadronsentry', upgrades: ['ioncannon'], turret } }).game;

test('Rotating Cannons: a cannon fires where the turret points', () => {
  expect(blockOf(duelWith('front'), 'A1', 'B1', 'upgrade:ioncannon')).toBeNull();
});

test('Rotating Cannons: not to the front with the turret to the rear', () => {
  expect(blockOf(duelWith('rear'), 'A1', 'B1', 'upgrade:ioncannon')).toEqual({ kind: 'notInArc', arc: 'singleTurret' });
});
