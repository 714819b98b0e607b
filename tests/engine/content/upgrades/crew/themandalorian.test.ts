import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const round = (upgrades: readonly string[], attacks: boolean) => {
  const { game } = inDuel('upgrade:themandalorian', {
    on: 'defender',
    defender: { pilot: 'outerrimsmuggler', upgrades, force: 0 },
    rolls: 'blank blank blank / blank blank blank',
  });
  if (attacks) game.choose('p1', 'target:ship:B1:primary:0');
  game.passUntil('setDials');
  return game.ship('B1').force;
};

test('The Mandalorian: without defending, a Force that does not recur is recovered', () => {
  expect(round(['thechild'], false)).toBe(1);
});

test('The Mandalorian: not after defending, nor without such Force', () => {
  expect(round(['thechild'], true)).toBe(0);
  expect(round([], false)).toBe(0);
});
