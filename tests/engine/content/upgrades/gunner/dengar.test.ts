import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (attacker: object, heading = 180) =>
  inDuel('upgrade:dengar', {
    on: 'defender',
    attacker,
    defender: { heading },
    rolls: 'blank blank blank / blank blank blank hit',
  }).attack();

test('Dengar rolls a die, and a hit is one damage to the attacker', () => {
  const { game } = shot({}).use();
  expect(game.about('A1', 'shieldLost')).toBeDefined();
  expect(game.ship('B1').upgrades[0]!.charges).toBe(0);
});

test('Dengar: unless the attacker removes a green token', () => {
  const { game } = shot({ tokens: { evade: 1 } }).use();
  expect(game.offers('p1')).toEqual(['lose:evade', 'pass']);
  game.choose('p1', 'lose:evade');
  expect(game.about('A1', 'tokenRemoved')).toMatchObject({ token: 'evade', spent: false });
  expect(game.about('A1', 'shieldLost')).toBeUndefined();
});

test('Dengar: not against an attacker outside the firing arc', () => {
  expect(shot({}, 0).offered()).toEqual([]);
});
