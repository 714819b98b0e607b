import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, force = 0) =>
  inDuel('upgrade:maul', { on: 'defender', defender: { pilot: 'outerrimsmuggler', force }, rolls }).attack();

test('Maul: damage suffered, a stress token recovers a Force', () => {
  const { game } = shot('hit blank blank / blank').use();
  expect(game.tokens('B1')).toEqual({ stress: 1 });
  expect(game.ship('B1').force).toBe(1);
});

test('Maul: not unhurt, nor with all his Force', () => {
  expect(shot('blank blank blank / blank').offered()).toEqual([]);
  expect(shot('hit blank blank / blank', 1).offered()).toEqual([]);
});
