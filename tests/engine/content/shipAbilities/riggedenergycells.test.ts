import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:riggedenergycells';
const drone = (charges: number, x = 540) =>
  flying(
    CARD,
    { pilot: 'autopilotdrone', charges, dial: '1FB' },
    { phase: 'system', p2: [{ pilot: 'soontirfel', at: [x, 300], dial: '2FB', heading: 0 }] },
  ).until().game;

test('Rigged Energy Cells: the last charge goes, and it blows up with a crit for those at range 0-1', () => {
  const game = drone(1);
  expect(game.events('shipDestroyed')).toMatchObject([{ ship: 'ship:A1' }]);
  expect(game.events('damageSuffered')).toMatchObject([{ ship: 'ship:B1', damage: 'crit' }]);
});

test('Rigged Energy Cells: nobody at range 2 suffers', () => {
  const game = drone(1, 640);
  expect([game.events('shipDestroyed').length, game.events('damageSuffered').length]).toEqual([1, 0]);
});

test('Rigged Energy Cells: not while a charge is left', () => {
  const game = drone(2);
  expect([game.ship('A1').charges, game.events('shipDestroyed').length]).toEqual([1, 0]);
});
