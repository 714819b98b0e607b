import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, tokens: object = { stress: 1, strain: 1 }) =>
  inDuel('upgrade:sabinewren-gunner', {
    attacker: { upgrades: ['protontorpedoes'], locks: ['B1'], tokens: { stress: 1 } },
    wingmen: [{ pilot: 'bluesquadronescort', at: [520, 300], tokens }],
    rolls,
  });
const TORPEDO = 'target:ship:B1:upgrade:protontorpedoes';

test('Sabine Wren: for each damage card dealt, a friend near the defender is rid of a token', () => {
  const told = shot('hit hit blank blank / blank blank blank').attack(TORPEDO);
  expect(told.offered()).toEqual(['use:upgrade:sabinewren-gunner:ship:A1', 'use:upgrade:sabinewren-gunner:ship:A2']);
  told.use('ship:A2');
  told.game.choose('p1', 'lose:strain');
  expect(told.game.tokens('A2')).toEqual({ stress: 1 });
  expect(told.offered()).toEqual(['use:upgrade:sabinewren-gunner:ship:A1']);
  told.use();
  expect(told.game.about('A1', 'tokenRemoved')).toMatchObject({ token: 'stress' });
});

test('Sabine Wren: one card, one ship', () => {
  const told = shot('hit blank blank blank / blank blank blank', { stress: 1 }).attack(TORPEDO).use('ship:A2');
  expect(told.game.tokens('A2')).toEqual({});
  expect(told.offered()).toEqual([]);
});

test('Sabine Wren: not after a primary attack, nor after a miss', () => {
  expect(shot('hit hit blank / blank blank blank').attack().offered()).toEqual([]);
  expect(shot('hit blank blank blank / evade evade evade').attack(TORPEDO).offered()).toEqual([]);
});

const atRemote = (is: string) =>
  inDuel('upgrade:sabinewren-gunner', {
    attacker: { upgrades: ['protontorpedoes'], locks: ['token:1'], tokens: { stress: 1 } },
    defender: { at: [800, 800] },
    devices: [{ is, at: [457, 500], owner: 'p2' }],
    rolls: 'hit blank blank blank / blank blank blank blank',
  }).attack('target:token:1:upgrade:protontorpedoes');

test('Sabine Wren: damage cards of a remote count, unless it has left and nobody is near it', () => {
  expect(atRemote('sensorbuoy').offered()).toEqual(['use:upgrade:sabinewren-gunner:ship:A1']);
  expect(atRemote('drk1probedroid').offered()).toEqual([]);
});
