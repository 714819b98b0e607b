import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:computerassistedhandling-modification';

test('Computer-Assisted Handling: after a full maneuver, the charge for a boost or roll', () => {
  const told = flying(CARD, { pilot: 'bluesquadronescort' });
  expect(told.offered()).toEqual(['action:boost:white', 'action:barrelRoll:white']);
  const { game } = told.use('boost:white');
  game.choose('p1', 'boost:straight');
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  expect(game.ship('A1').round.actions).toEqual(['boost']);
});
test('Computer-Assisted Handling: not stressed, nor after a bump', () => {
  expect(flying(CARD, { pilot: 'bluesquadronescort', dial: '3FW', tokens: { stress: 1 } }).offered()).toEqual([]);
  const p2 = [{ pilot: 'wedgeantilles', at: [457, 385], dial: '4FW', tokens: { stress: 1 } } as const];
  expect(flying(CARD, { pilot: 'bluesquadronescort' }, { p2 }).offered()).toEqual([]);
});
