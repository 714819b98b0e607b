import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const starting = (force: number) =>
  inDuel('upgrade:lukeskywalker', { attacker: { pilot: 'rebelscout', turret: 'left', force }, rolls: 'hit' });

test('Luke Skywalker: a Force and a deplete token turn the turret before anybody engages', () => {
  const { game } = starting(1).use('front');
  expect([game.ship('A1').turret, game.ship('A1').force, game.tokens('A1')]).toEqual(['front', 0, { deplete: 1 }]);
  expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'deplete' });
});

test('Luke Skywalker: "no" costs nothing; without Force nothing is offered', () => {
  const { game } = starting(1).leave();
  expect([game.ship('A1').turret, game.events('forceSpent'), game.events('tokenGained')]).toEqual(['left', [], []]);
  expect(starting(0).offered()).toEqual([]);
});
