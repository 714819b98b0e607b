import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

import { rolled } from '../../../../support/duel';

const shot = (turret: 'front' | 'left', focus = 1, range: 0 | 2 = 2) =>
  inDuel('upgrade:dedicatedgunners-gunner', {
    range,
    attacker: { pilot: 'zetasquadronsurvivor', turret, tokens: { focus } },
    rolls: 'blank blank blank blank',
  }).attack();

test('Dedicated Gunners: a focus token for one more die against a ship in the turret arc', () => {
  const { game } = shot('front').use();
  expect(rolled(game, 'attack')).toBe(3);
  expect(game.tokens('A1')).toEqual({});
});

test('Dedicated Gunners: not outside the turret arc, nor without the token, nor at range 0', () => {
  expect(shot('left').offered()).toEqual([]);
  expect(shot('front', 0).offered()).toEqual(['target:ship:B1:primary:1']);
  expect(shot('front', 1, 0).offered()).toEqual(['target:ship:B1:primary:1']);
});

test('Dedicated Gunners: after the front weapon the turret, once a round', () => {
  const told = shot('front', 0).use();
  expect(told.game.last('attackDeclared')).toMatchObject({ bonus: true, weapon: 'primary:1' });
  expect(told.offered()).toEqual([]);
});
