import { expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';

const shot = (upgrades: readonly string[]) =>
  duel({
    attacker: { conditions: [{ is: 'mercilesspursuit', from: 'B1', by: 'upgrade:thechild' }] },
    defender: { pilot: 'outerrimsmuggler', upgrades },
    dice: ['blank', 'blank', 'blank', 'blank', 'blank'],
  }).choose('p1', PRIMARY);

test('Merciless Pursuit: a lock on the ship with The Child, after an attack on it', () => {
  const game = shot(['thechild']).passUntil('lock').choose('p1', 'ship:B1');
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});

test('Merciless Pursuit: not on another', () => {
  const game = shot([]);
  expect(game.asked('p1')).not.toBe('lock');
});
