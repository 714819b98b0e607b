import { expect, test } from 'vitest';
import { profileOf } from '../../../../../src/engine/look/ships';
import { inDuel } from '../../../../support/card';
import { blockOf } from '../../../../support/duel';
import { engine } from '../../../../support/engine';

const CARD = 'upgrade:vectoredcannonsrz1';
const duel = (turret: 'front' | 'rear') => inDuel(CARD, { attacker: { pilot: 'greensquadronpilot', turret } }).game;

test('Vectored Cannons: the front weapon fires where the turret points', () => {
  expect(blockOf(duel('front'), 'A1', 'B1', 'primary:0')).toBeNull();
  expect(blockOf(duel('rear'), 'A1', 'B1', 'primary:0')).toEqual({ kind: 'notInArc', arc: 'singleTurret' });
});

test('Vectored Cannons: another ship ability is in play, Vectored Thrusters no more', () => {
  const game = duel('front');
  const { shipAbility, sources, turret } = profileOf({ state: game.state, rules: engine.rules }, game.ship('A1'));
  expect([shipAbility, turret]).toEqual(['Vectored Cannons', 'single']);
  expect(sources).toContain('shipAbility:vectoredcannons');
  expect(sources).not.toContain('shipAbility:vectoredthrusters');
});
