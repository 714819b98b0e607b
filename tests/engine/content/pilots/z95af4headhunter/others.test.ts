import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const cracken = (at: readonly [number, number]) =>
  inDuel('pilot:airencracken', { third: { at }, rolls: 'blank blank / blank blank blank' }).attack();

test('Airen Cracken: after his attack a friend at range 1 may act, as red', () => {
  const { game } = cracken([560, 300]).use('focus:red');
  expect(game.tokens('A2')).toEqual({ focus: 1, stress: 1 });
});

test('Airen Cracken: not at range 2 or 0', () => {
  expect(cracken([660, 300]).offered()).toEqual([]);
  expect(cracken([497, 300]).offered()).toEqual([]);
});

const blount = (y: number, weapon?: string) =>
  inDuel('pilot:lieutenantblount', {
    attacker: { upgrades: ['clustermissiles'], locks: ['B1'] },
    third: { at: [560, y] },
  }).attack(weapon);

test('Lieutenant Blount may roll one more die with another friend at range 0-1 of the defender', () => {
  expect(rolled(blount(500).use().game, 'attack')).toBe(3);
  expect(rolled(blount(500).leave().game, 'attack')).toBe(2);
});

test('Lieutenant Blount: not if the friend is at range 2 of it, nor in a special attack', () => {
  expect(blount(340).offered()).toEqual([]);
  expect(blount(500, 'target:ship:B1:upgrade:clustermissiles').offered()).toEqual([]);
});

const ndru = (y: number) => inDuel('pilot:ndrusuhlak', { third: { at: [557, y] } }).attack().game;

test('N’dru Suhlak rolls one more die alone, and none with a friend at range 2', () => {
  expect(rolled(ndru(650), 'attack')).toBe(3);
  expect(rolled(ndru(470), 'attack')).toBe(2);
});

const kaato = (theirs: object, y = 400) =>
  inStory('pilot:kaatoleeachos', {
    phase: 'engagement',
    p1: [
      { pilot: 'academypilot', at: [300, 300], tokens: { focus: 1 } },
      { pilot: 'bluesquadronescort', at: [300, y], tokens: theirs },
    ],
    p2: [{ pilot: 'academypilot', at: [300, 600], heading: 180, tokens: { focus: 1 } }],
  });

test('Kaa’to Leeachos takes a focus or evade token from another friend at range 0-2', () => {
  const told = kaato({ focus: 1, evade: 1 });
  expect(told.offered()).toEqual(['use:pilot:kaatoleeachos:ship:A2:focus', 'use:pilot:kaatoleeachos:ship:A2:evade']);
  const { game } = told.use('focus');
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ focus: 2 }, { evade: 1 }]);
});

test('Kaa’to Leeachos: nothing where the friend has neither, or is at range 3', () => {
  expect(kaato({ calculate: 1 }).offered()).toEqual([]);
  expect(kaato({ focus: 1 }, 570).offered()).toEqual([]);
});
