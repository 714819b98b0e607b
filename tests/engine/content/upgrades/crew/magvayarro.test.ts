import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string) => inDuel('upgrade:magvayarro', { on: 'defender', rolls }).attack();

test('Magva Yarro: after an attack has hit, the attacker may be locked', () => {
  const { game } = shot('hit blank blank / blank blank blank').use();
  expect(game.ship('B1').locks).toEqual(['ship:A1']);
});

test('Magva Yarro: not after a miss', () => {
  expect(shot('hit blank blank / evade blank blank').offered()).toEqual([]);
});
