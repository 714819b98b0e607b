import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:beskarreinforcedplating';
const struck = (heading = 180, more = {}) =>
  inDuel(CARD, {
    on: 'defender',
    defender: { heading },
    rolls: 'crit blank blank / blank blank blank',
    ...more,
  }).attack();
const after = ({ game }: ReturnType<typeof struck>) => [game.damage('B1').length, game.ship('B1').upgrades[0]!.charges];

test('Beskar Reinforced Plating: one charge turns the card facedown, two discard it', () => {
  const told = struck();
  expect(told.offered()).toEqual([`use:${CARD}:facedown`, `use:${CARD}:discard`]);
  expect(after(told.use('discard'))).toEqual([0, 0]);
  const down = struck().use('facedown');
  expect(after(down)).toEqual([1, 1]);
  expect(down.game.damage('B1')[0]).toMatch(/^-/);
});
test('Beskar Reinforced Plating: with one charge, only facedown', () => {
  const first = [{ do: 'loseCharge', ship: 'ship:B1', card: CARD } as const];
  expect(struck(180, { first }).offered()).toEqual([`use:${CARD}`]);
});
test('Beskar Reinforced Plating: not against an attacker behind', () => expect(struck(0).offered()).toEqual([]));
