import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { acting } from '../../../support/flying';

const dbs = (range: 1 | 2, rolls: string, card = 'pilot:dbs404') =>
  inDuel(card, { range, rolls }).attack().until().game;

test('DBS-404: one more die at range 1, and a crit for itself once it has hit', () => {
  const game = dbs(1, 'hit hit hit hit / blank blank blank');
  expect(game.events('diceRolled')[0]!.faces).toHaveLength(4);
  expect(game.about('A1', 'damageSuffered')).toMatchObject({ damage: 'crit' });
});

test('DBS-404: its own crit comes as soon as the attack hits, before the damage of the defender', () => {
  const suffered = dbs(1, 'hit blank blank blank / blank blank blank').events('damageSuffered');
  expect(suffered.map(({ ship, damage }) => `${ship} ${damage}`)).toEqual(['ship:A1 crit', 'ship:B1 hit']);
});

test('DBS-404: not at range 2, and no crit after a miss', () => {
  expect(dbs(2, 'hit hit / blank blank blank').events('diceRolled')[0]!.faces).toHaveLength(2);
  expect(dbs(1, 'blank blank blank blank / blank blank blank').about('A1', 'damageSuffered')).toBeUndefined();
});

test('DBS-404 of Coruscant does the same', () => {
  const card = 'pilot:dbs404-siegeofcoruscant';
  expect(dbs(1, 'hit hit hit hit / blank blank blank', card).events('diceRolled')[0]!.faces).toHaveLength(4);
  expect(dbs(2, 'hit hit / blank blank blank', card).about('A1', 'damageSuffered')).toBeUndefined();
});

const torpedo = (locks: readonly string[], pilot = 'precisehunter', card = 'pilot:baktoidprototype') =>
  inDuel(card, {
    range: 2,
    attacker: { upgrades: ['protontorpedoes'] },
    wingmen: [{ pilot, at: [60, 60], heading: 180, locks }],
  }).game.offers('p1');

test('Baktoid Prototype: the lock of a networked friend is enough for torpedoes', () => {
  expect(torpedo(['ship:B1'])).toContain('target:ship:B1:upgrade:protontorpedoes');
});

test('Baktoid Prototype: not without it, nor by the lock of a friend without the network', () => {
  expect(torpedo([])).not.toContain('target:ship:B1:upgrade:protontorpedoes');
  expect(torpedo(['ship:B1'], 'darthmaul')).not.toContain('target:ship:B1:upgrade:protontorpedoes');
});

test('Baktoid Prototype of Coruscant does the same with its missiles', () => {
  const card = 'pilot:baktoidprototype-siegeofcoruscant';
  expect(torpedo(['ship:B1'], 'precisehunter', card)).toContain('target:ship:B1:upgrade:homingmissiles');
  expect(torpedo([], 'precisehunter', card)).not.toContain('target:ship:B1:upgrade:homingmissiles');
});

const leads = (pilot: string, calculate = 1) =>
  inStory('pilot:dbs32c', {
    phase: 'engagement',
    p1: [
      { pilot: 'dbs32c', at: [400, 200], tokens: { calculate } },
      { pilot, at: [520, 200] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [400, 420], heading: 180 }],
  });

test('DBS-32C: a calculate token coordinates a networked ship', () => {
  const { game } = leads('precisehunter').use('coordinate:white');
  game.choose('p1', game.offers('p1').find(key => key.includes('ship:A2'))!);
  expect(game.last('shipCoordinated')!.ship).toBe('ship:A2');
  expect(game.tokens('A1').calculate ?? 0).toBe(0);
});

test('DBS-32C: nobody without the network, and nothing without the token', () => {
  expect(leads('darthmaul').offered()).toEqual([]);
  expect(leads('precisehunter', 0).offered()).toEqual([]);
});

const jams = (action: string, charges: number) =>
  acting('pilot:dbs32c-siegeofcoruscant', { pilot: 'dbs32c-siegeofcoruscant', charges }, action, {
    p2: [{ pilot: 'wedgeantilles', at: [457, 480], dial: '2FB', heading: 90, tokens: { focus: 1 } }],
  });

test('DBS-32C of Coruscant: after a calculate action, a charge buys a jam action', () => {
  const { game } = jams('action:calculate:white', 2).use('jam:white');
  expect(game.ship('A1').charges).toBe(1);
});

test('DBS-32C of Coruscant: not without a charge', () => {
  expect(jams('action:calculate:white', 0).offered()).toEqual([]);
});

const bombs = (pilot: string) =>
  inStory(`pilot:${pilot}`, {
    phase: 'system',
    p1: [{ pilot, at: [457, 300], dial: '2FB', upgrades: ['protonbombs'] }],
    p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
  }).game.offers('p1');

test('Bombardment Drone: launches what it could drop, with the same template', () => {
  expect(bombs('bombardmentdrone')).toContainEqual(expect.stringMatching(/launch:device:protonbomb:1straight/));
});

test('Bombardment Drone: another pilot cannot', () => {
  expect(bombs('dbs404').some(key => key.includes('launch'))).toBe(false);
});
