import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:stygiumreserve-modification';

test('Stygium Reserve: after a full maneuver, the charge for a boost, even stressed', () => {
  const told = flying(CARD, { pilot: 'bluesquadronescort', dial: '3FW', tokens: { stress: 1 } });
  expect(told.offered()).toEqual(['action:boost:white']);
  const { game } = told.use();
  game.choose('p1', 'boost:straight');
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  expect(game.ship('A1').pose.y).toBeGreaterThan(475);
});
test('Stygium Reserve: not after a bump', () => {
  const p2 = [{ pilot: 'wedgeantilles', at: [457, 385], dial: '4FW', tokens: { stress: 1 } } as const];
  expect(flying(CARD, { pilot: 'bluesquadronescort' }, { p2 }).offered()).toEqual([]);
});
