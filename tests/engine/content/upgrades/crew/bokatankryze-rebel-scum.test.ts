import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const felled = (rolls: string, locks: readonly string[] = []) =>
  inDuel('upgrade:bokatankryze-rebel-scum', {
    attacker: { tokens: { stress: 1, jam: 1 } },
    third: { tokens: { strain: 1 } },
    defender: { damage: ['-fuelleak', '-fuelleak'] },
    enemies: [{ pilot: 'academypilot', at: [860, 860], locks }],
    rolls,
  }).attack();

test('Bo-Katan Kryze (rebel and scum): the defender destroyed, each friend at range 0-2 may remove a red or orange token', () => {
  const told = felled('hit hit hit / blank blank blank', ['A1']);
  expect(told.offered()).toEqual(['stress', 'jam', 'lockOf:ship:B2']);
  told.use('lockOf:ship:B2');
  expect(told.game.ship('B2').locks).toEqual([]);
  expect(told.use('strain').game.tokens('A2')).toEqual({});
  expect(told.game.events('tokenRemoved')[0]).toMatchObject({ ship: 'ship:A2', token: 'strain' });
});

test('Bo-Katan Kryze (rebel and scum): not if it lives', () => {
  expect(felled('hit blank blank / evade blank blank').offered()).toEqual([]);
});
