import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (
  card: string,
  told: { readonly mine?: object; readonly theirs?: object; readonly turret?: 'front' | 'rear' },
) =>
  inStory(card, {
    phase: 'end',
    p1: [{ pilot: 'academypilot', at: [300, 300], turret: told.turret ?? 'front', ...told.mine }],
    p2: [{ pilot: 'academypilot', at: [300, 500], ...told.theirs }],
  });

test('Gamut Key: two charges let him or a ship in his turret arc keep its circular tokens', () => {
  const both = { mine: { tokens: { evade: 1 } }, theirs: { tokens: { tractor: 1, focus: 2 } } };
  expect(ends('pilot:gamutkey', both).offered()).toEqual(['use:pilot:gamutkey:ship:A1', 'use:pilot:gamutkey:ship:B1']);
  const { game } = ends('pilot:gamutkey', both).use('ship:B1').until();
  expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{}, { tractor: 1, focus: 2 }]);
  expect(game.events('chargeSpent')).toHaveLength(2);
});

test('Gamut Key: not a ship without such tokens, outside the turret arc, nor with one charge', () => {
  const theirs = { tokens: { focus: 1 } };
  expect(ends('pilot:gamutkey', { theirs: { tokens: { stress: 1 } } }).offered()).toEqual([]);
  expect(ends('pilot:gamutkey', { theirs, turret: 'rear' }).offered()).toEqual([]);
  expect(ends('pilot:gamutkey', { theirs, mine: { charges: 1 } }).offered()).toEqual([]);
});

test('Tápusk: two charges keep an enemy in his turret arc from recovering a Force', () => {
  const { game } = ends('pilot:tapusk', { theirs: { pilot: 'darthvader', force: 1 } })
    .use()
    .until();
  expect(game.ship('B1').force).toBe(1);
  expect(game.events('chargeSpent')).toHaveLength(2);
});

test('Tápusk: or a recurring charge', () => {
  const { game } = ends('pilot:tapusk', { theirs: { pilot: 'gamutkey', charges: 0 } })
    .use()
    .until();
  expect(game.ship('B1').charges).toBe(0);
});

test('Tápusk: left alone it comes back; not outside his turret arc, nor with one charge', () => {
  const theirs = { pilot: 'darthvader', force: 1 };
  expect(ends('pilot:tapusk', { theirs }).leave().until().game.ship('B1').force).toBe(2);
  expect(ends('pilot:tapusk', { theirs, turret: 'rear' }).offered()).toEqual([]);
  expect(ends('pilot:tapusk', { theirs, mine: { charges: 1 } }).offered()).toEqual([]);
});
