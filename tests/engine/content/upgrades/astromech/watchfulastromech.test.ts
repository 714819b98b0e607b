import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acting = (enemyHeading: number, action: string) => {
  const told = inStory('upgrade:watchfulastromech', {
    phase: 'activation',
    p1: [{ pilot: 'rebelscout', at: [457, 200], dial: '1FB', turret: 'front' }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 420], heading: enemyHeading, dial: '2FW' }],
    firstPlayer: 'p2',
  }).until('chooseAction');
  told.game.choose('p1', action);
  return told;
};

test('Watchful Astromech: after rotating in an enemy’s arc, a red calculate', () => {
  const told = acting(180, 'action:rotate:white');
  told.game.choose('p1', 'arc:left');
  const { game } = told.use();
  expect(game.tokens('A1')).toEqual({ calculate: 1, stress: 1 });
});

test('Watchful Astromech: not outside every enemy’s arc, nor after another action', () => {
  const away = acting(0, 'action:rotate:white');
  away.game.choose('p1', 'arc:left');
  expect(away.offered()).toEqual([]);
  expect(acting(180, 'action:focus:white').offered()).toEqual([]);
});
