import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { duel, PRIMARY, rolled } from '../../../support/duel';

const FIRE = [{ is: 'suppressivefire', from: 'B2', by: 'pilot:captainrex' }];
const rex = (at: readonly [number, number]) => ({ pilot: 'captainrex', at, heading: 180 });

test('Suppressive Fire: a die less against another ship than Rex', () => {
  const game = duel({ attacker: { conditions: FIRE }, enemies: [rex([700, 800])] }).choose('p1', PRIMARY);
  expect(rolled(game, 'attack')).toBe(2);
});

test('Suppressive Fire: all dice against Rex, and it is gone once he has defended', () => {
  const game = duel({ attacker: { conditions: FIRE }, enemies: [rex([520, 500])] }).choose(
    'p1',
    'target:ship:B2:primary:0',
  );
  expect(rolled(game, 'attack')).toBe(3);
  game.passUntil('chooseAttack');
  expect(conditionsOf(game, 'A1')).toEqual([]);
});

test('Suppressive Fire: gone when the phase ends and Rex has not attacked', () => {
  const game = duel({ attacker: { conditions: FIRE }, enemies: [rex([700, 800])] }).passUntil('setDials');
  expect(conditionsOf(game, 'A1')).toEqual([]);
});

test('Suppressive Fire: it stays if he has attacked somebody else', () => {
  const game = duel({
    attacker: { conditions: FIRE, at: [100, 100] },
    wingmen: [{ pilot: 'bluesquadronescort', at: [700, 500] }],
    enemies: [rex([700, 700])],
  });
  game.passUntil('chooseAttack');
  while (!game.offers('p2').includes('target:ship:A2:primary:0')) game.choose(game.state.pending[0]!.player, 'pass');
  game.choose('p2', 'target:ship:A2:primary:0').passUntil('setDials');
  expect(game.last('conditionLost')).toMatchObject({ ship: 'ship:A1' });
  expect(conditionsOf(game, 'A2')).toEqual(['suppressivefire']);
});

test('Suppressive Fire: a remote is another ship too', () => {
  const game = duel({
    attacker: { conditions: FIRE },
    enemies: [rex([700, 800])],
    devices: [{ is: 'sensorbuoy', at: [520, 480], owner: 'p2' }],
  }).choose('p1', 'target:token:1:primary:0');
  expect(rolled(game, 'attack')).toBe(2);
});
