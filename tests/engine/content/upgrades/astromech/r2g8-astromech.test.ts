import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, b2: readonly [number, number]) =>
  inDuel('upgrade:r2g8-astromech', { enemies: [{ pilot: 'academypilot', at: b2, heading: 180 }], rolls }).attack();

test('R2-G8: after a hit, two charges strain the defender or an enemy beside it', () => {
  const told = shot('hit blank blank / blank blank blank', [560, 500]);
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use('ship:B2');
  expect([game.tokens('B1'), game.tokens('B2')]).toEqual([{}, { strain: 1 }]);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});

test('R2-G8: not those far from the defender, and not after a miss', () => {
  expect(shot('hit blank blank / blank blank blank', [800, 800]).offered()).toHaveLength(1);
  expect(shot('hit blank blank / evade blank blank', [560, 500]).offered()).toEqual([]);
});

test('R2-G8: nobody is near a remote that the attack has destroyed', () => {
  const told = inDuel('upgrade:r2g8-astromech', {
    enemies: [{ pilot: 'academypilot', at: [500, 420], heading: 180 }],
    devices: [{ is: 'drk1probedroid', at: [457, 400], owner: 'p2' }],
    rolls: 'hit hit hit / blank blank blank',
  });
  const key = told.game.offers('p1').find(one => one.startsWith('target:token:1'))!;
  expect(told.attack(key).offered()).toEqual([]);
  expect(told.game.state.devices).toEqual({});
});
