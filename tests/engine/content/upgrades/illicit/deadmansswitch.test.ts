import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

/** A1 shoots B1 down, which carries the card. */
const shot = (range: 0 | 1 | 2, x: number) =>
  inDuel('upgrade:deadmansswitch', {
    on: 'defender',
    range,
    defender: { damage: ['-stunnedpilot', '-stunnedpilot'], shields: 0 },
    third: { at: [x, 440] },
    rolls: 'hit hit hit hit / blank blank blank',
  })
    .attack()
    .until().game;

test('Deadman’s Switch: destroyed, it hits every other ship at range 0-1, friend and enemy', () => {
  const game = shot(1, 520);
  expect(game.ship('B1').destroyed).toBe(true);
  expect(game.ship('A1').shields).toBe(1);
  expect(game.ship('A2').shields).toBe(1);
});
test('Deadman’s Switch: none at range 2', () => {
  const game = shot(2, 800);
  expect(game.ship('B1').destroyed).toBe(true);
  expect(game.ship('A1').shields).toBe(2);
  expect(game.ship('A2').shields).toBe(2);
});
