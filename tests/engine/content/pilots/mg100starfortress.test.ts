import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { duel } from '../../../support/duel';

const shot = (turret: 'front' | 'left') =>
  inDuel('pilot:benteene', { attacker: { turret }, rolls: 'blank blank blank / evade evade evade' }).attack().until()
    .game;

test('Ben Teene: a defender in the turret arc is rattled', () => {
  expect(shot('front').last('conditionAssigned')).toMatchObject({ ship: 'ship:B1', condition: 'condition:rattled' });
});

test('Ben Teene: not one outside it, shot from the front arc', () => {
  expect(shot('left').events('conditionAssigned')).toEqual([]);
});

test('Ben Teene: a remote in the turret arc cannot be rattled', () => {
  const game = duel({
    attacker: { pilot: 'benteene', turret: 'front' },
    defender: { at: [800, 800] },
    devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p2' }],
  });
  const shot = game.offers('p1').find(key => key.startsWith('target:token:1:'))!;
  game.choose('p1', shot).passUntil('setDials');
  expect(game.events('attackPerformed').length).toBeGreaterThan(0);
  expect(game.events('conditionAssigned')).toEqual([]);
});
