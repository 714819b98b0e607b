import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (stress: number, force = 1) =>
  inDuel('upgrade:ezrabridger', {
    attacker: {
      pilot: 'graysquadronbomber',
      turret: 'front',
      upgrades: ['ioncannonturret'],
      force,
      tokens: { stress },
    },
    rolls: 'blank blank / blank blank blank blank blank blank hit',
  }).attack();

test('Ezra Bridger: a Force for the turret, and stressed a reroll in that attack', () => {
  const told = shot(1);
  expect(told.offered()).toEqual(['target:ship:B1:upgrade:ioncannonturret']);
  told.use();
  expect(told.game.ship('A1').force).toBe(0);
  const { game } = told.use();
  game.pick('p1', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'blank', 'blank']);
});

test('Ezra Bridger: no reroll without stress, no attack without Force', () => {
  expect(shot(0).use().offered()).toEqual([]);
  expect(shot(1, 0).offered()).toEqual([]);
});
