import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';
import type { Placed } from '../../../support/scenario';

const MISS = 'blank blank blank blank / blank blank blank blank';

describe.each(['pilot:klick', 'pilot:klick-siegeofcoruscant'])('%s', card => {
  const shot = (range: 1 | 2 | 3, third: Partial<Placed>) =>
    inDuel(card, { on: 'wingman', range, third, rolls: MISS }).attack();
  const locked = { locks: ['B1'], at: [560, 300] } as const;
  test('a charge keeps the range bonus from all, of a ship that he has locked', () => {
    const near = shot(1, locked).use().until().game;
    expect([rolled(near, 'attack'), near.events('chargeSpent').length]).toEqual([3, 1]);
    expect(rolled(shot(3, locked).use().until().game, 'defense')).toBe(3);
    expect(rolled(shot(3, locked).leave().until().game, 'defense')).toBe(4);
  });
  test('also while that ship attacks', () => {
    const other = inDuel(card, {
      on: 'enemy',
      range: 1,
      third: { locks: ['A1'], at: [560, 500] },
      rolls: MISS,
    }).attack();
    expect(rolled(other.use().until().game, 'attack')).toBe(3);
  });
  test('also of a remote, while that is attacked', () => {
    const probe = (locks: readonly string[]) =>
      inDuel(card, {
        on: 'wingman',
        third: { at: [560, 300], locks },
        devices: [{ is: 'drk1probedroid', at: [457, 600], owner: 'p2' }],
        defender: { at: [60, 860] },
        rolls: MISS,
      }).attack('target:token:1:primary:0');
    expect(rolled(probe(['token:1']).use().until().game, 'defense')).toBe(3);
    expect(probe([]).offered()).toEqual([]);
  });
  test('not at attack range 2, without the lock or a charge, or beyond range 3', () => {
    expect(shot(2, locked).offered()).toEqual([]);
    expect(shot(1, { at: [560, 300] }).offered()).toEqual([]);
    expect(shot(1, { ...locked, charges: 0 }).offered()).toEqual([]);
    expect(shot(1, { locks: ['B1'], at: [880, 60] }).offered()).toEqual([]);
  });
});

describe.each(['pilot:contrail', 'pilot:contrail-siegeofcoruscant'])('%s', card => {
  const shot = (on: 'attacker' | 'defender', dials: readonly ['2BB' | '2FB', '2BB' | '2NB' | '3BW'], shown = true) =>
    inDuel(card, {
      on,
      attacker: { dial: dials[0] },
      defender: { dial: dials[1] },
      first: shown
        ? [
            { do: 'showDial', ship: 'ship:A1' },
            { do: 'showDial', ship: 'ship:B1' },
          ]
        : [],
      rolls: 'focus hit blank / focus blank blank',
    }).attack();
  test('the same bearing blanks a focus of the enemy, attacking and defending', () => {
    expect(shot('attacker', ['2BB', '3BW']).use().game.last('diceChanged')).toMatchObject({
      kind: 'defense',
      after: ['blank', 'blank', 'blank'],
    });
    expect(shot('defender', ['2BB', '3BW']).use().game.last('diceChanged')).toMatchObject({
      kind: 'attack',
      after: ['blank', 'hit', 'blank'],
    });
  });
  test('not another bearing, nor the other direction, nor before both are revealed', () => {
    expect(shot('attacker', ['2FB', '2BB']).offered()).toEqual([]);
    expect(shot('attacker', ['2BB', '2NB']).offered()).toEqual([]);
    expect(shot('attacker', ['2BB', '2BB'], false).offered()).toEqual([]);
  });
});

describe('Wilhuff Tarkin', () => {
  const told = (at: readonly [number, number], enemyAt: readonly [number, number] = [300, 500], tokens: object = {}) =>
    inStory('pilot:wilhufftarkin', {
      phase: 'system',
      p1: [
        { pilot: 'klick', at: [300, 300], locks: ['B1'] },
        { pilot: 'slider', at, tokens },
      ],
      p2: [{ pilot: 'academypilot', at: enemyAt }],
    });
  test('another friend may lock what he has locked', () => {
    const { game } = told([400, 300]).use();
    expect(game.ship('A2').locks).toEqual(['ship:B1']);
  });
  test('not one that is ionized and cannot lock', () => {
    expect(told([400, 300], [300, 500], { ion: 1 }).offered()).toEqual([]);
  });
  test('not one beyond range 3, nor what is', () => {
    expect(told([880, 300]).offered()).toEqual([]);
    expect(told([400, 300], [300, 800]).offered()).toEqual([]);
  });
});
