import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const CARD = 'upgrade:outrider';
const SHIP = { pilot: 'wildspacefringer', turret: 'front' } as const;
const ROCK = { is: 'coreasteroid5', at: [457, 400] } as const;
const duel = (more: Parameters<typeof inDuel>[1] = {}) => inDuel(CARD, { attacker: SHIP, ...more });

test('Outrider: one die more at attack range 3', () => {
  const dice = (range: 2 | 3) => rolled(duel({ range }).attack().game, 'attack');
  expect(dice(3) - dice(2)).toBe(1);
});

test('Outrider: primary attacks only', () => {
  const attacker = { upgrades: ['heavylasercannon'] };
  const cannon = 'target:ship:B1:upgrade:heavylasercannon';
  expect(rolled(inDuel(CARD, { attacker, range: 3 }).attack(cannon).game, 'attack')).toBe(4);
});

const ROLLS = 'hit hit hit hit / evade blank blank blank blank';

test('Outrider: where an obstacle obstructs, an evade of the defender becomes a focus', () => {
  const { game } = duel({ range: 2, rocks: [ROCK], rolls: 'hit hit hit hit / evade blank blank blank' })
    .attack()
    .use();
  expect(game.last('diceChanged')).toMatchObject({ kind: 'defense', after: ['focus', 'blank', 'blank', 'blank'] });
});

test('Outrider: not where nothing does', () => {
  expect(duel({ range: 2, rolls: 'hit hit hit hit / evade blank blank' }).attack().offered()).toEqual([]);
});

test('Outrider: not where only a ship does', () => {
  const third = { at: [457, 390] as const, heading: 180 };
  expect(duel({ range: 3, third, rolls: ROLLS }).attack().offered()).toEqual([]);
});
