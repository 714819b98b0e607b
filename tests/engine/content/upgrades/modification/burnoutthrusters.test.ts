import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:burnoutthrusters';
const flown = (first: readonly { do: 'loseCharge'; ship: 'ship:A1'; card: 'upgrade:burnoutthrusters' }[] = []) =>
  flying(CARD, { pilot: 'bluesquadronescort', at: [457, 100], dial: '2FB' }, { first }).until('chooseAction');

test('Burnout Thrusters: a SLAM takes the charge; then a deplete token for the disarm token', () => {
  const told = flown();
  told.game.choose('p1', 'action:slam:white', 'maneuver:2FB');
  const { game } = told.use();
  expect(game.tokens('A1')).toEqual({ deplete: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});
test('Burnout Thrusters: the disarm token may be kept', () => {
  const told = flown();
  told.game.choose('p1', 'action:slam:white', 'maneuver:2FB');
  const { game } = told.leave();
  expect([game.tokens('A1').deplete, game.ship('A1').upgrades[0]!.charges]).toEqual([undefined, 0]);
});
test('Burnout Thrusters: no SLAM without the charge', () => {
  const { game } = flown([{ do: 'loseCharge', ship: 'ship:A1', card: CARD }]);
  expect(game.offers('p1')).toContain('action:focus:white');
  expect(game.offers('p1')).not.toContain('action:slam:white');
});
