import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

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
