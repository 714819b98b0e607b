import { expect, test } from 'vitest';
import { initiativeOf } from '../../../../../src/engine/look/initiative';
import { inDuel } from '../../../../support/card';
import { engine } from '../../../../support/engine';

const CARD = 'upgrade:swarmtactics';
const told = (at: readonly [number, number]) =>
  inDuel(CARD, { third: { pilot: 'bluesquadronescort', at }, enemies: [{ pilot: 'jekporkins', at: [520, 520] }] });

test('Swarm Tactics: a friend at range 1 engages at this initiative', () => {
  const { game } = told([540, 300]).use('ship:A2');
  expect(game.asked('p1')).toBe('chooseShip');
  expect(game.offers('p1')).toEqual(['ship:A1', 'ship:A2']);
});
test('Swarm Tactics: not one at range 2, nor one that touches it', () => {
  expect(told([680, 300]).offered()).toEqual([]);
  expect(told([497, 300]).offered()).toEqual([]);
});
test('Swarm Tactics: left alone, the friend waits', () => {
  const { game } = told([540, 300]).leave();
  expect(game.asked('p1')).toBe('chooseAttack');
});
test('Swarm Tactics: it lasts until the end of the round, even if this ship is removed', () => {
  const { game } = told([540, 300]).use('ship:A2');
  const gone = { ...game.state.ships['ship:A1']!, where: 'removed' as const };
  const state = { ...game.state, ships: { ...game.state.ships, 'ship:A1': gone } };
  const { rules } = engine;
  const mine = initiativeOf({ rules, state }, 'ship:A1');
  expect(mine).not.toBe(2);
  expect(initiativeOf({ rules, state }, 'ship:A2')).toBe(mine);
});
