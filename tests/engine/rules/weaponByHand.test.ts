import { expect, test } from 'vitest';
import { duel } from '../../support/duel';

const fire = (weapon: string) =>
  duel({
    attacker: { upgrades: [weapon], locks: ['B1'] },
    dice: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
  })
    .choose('p1', `target:ship:B1:upgrade:${weapon}`)
    .passUntil('resultsByHand');

test('a special weapon whose rule is not written asks what its results do', () => {
  const game = fire('homingmissiles');
  expect(game.asked('p1')).toBe('resultsByHand');
  expect(game.damage('B1')).toEqual([]);
  game.choose('p1', 'damage');
  expect(game.events('damageSuffered')).toHaveLength(2);
});

test('or nothing, where the players set it by hand', () => {
  const game = fire('homingmissiles').choose('p1', 'pass');
  expect(game.events('damageSuffered')).toEqual([]);
});

test('one that is written asks nothing', () => {
  expect(() => fire('heavyplasmamissiles-missile')).toThrow('resultsByHand was never asked');
});
