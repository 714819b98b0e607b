import { expect, test } from 'vitest';
import { duel } from '../../support/duel';

const WEAPON = 'upgrade:heavyplasmamissiles-missile';

const fire = (unwritten: readonly string[]) =>
  duel({
    unwritten,
    attacker: { upgrades: ['heavyplasmamissiles-missile'], locks: ['B1'] },
    dice: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
  })
    .choose('p1', `target:ship:B1:${WEAPON}`)
    .passUntil('resultsByHand');

test('a special weapon whose rule is not written asks what its results do', () => {
  const game = fire([WEAPON]);
  expect(game.asked('p1')).toBe('resultsByHand');
  expect(game.damage('B1')).toEqual([]);
  game.choose('p1', 'damage');
  expect(game.events('damageSuffered')).toHaveLength(2);
});

test('or nothing, where the players set it by hand', () => {
  const game = fire([WEAPON]).choose('p1', 'pass');
  expect(game.events('damageSuffered')).toEqual([]);
});

test('one that is written asks nothing', () => {
  expect(() => fire([])).toThrow('resultsByHand was never asked');
});
