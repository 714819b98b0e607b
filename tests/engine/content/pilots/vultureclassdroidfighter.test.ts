import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

const hunter = (at: readonly [number, number], rolls: string) =>
  inDuel('pilot:precisehunter', { defender: { at }, rolls }).attack();

test('Precise Hunter: with the defender in the bullseye, a blank is rolled again', () => {
  const { game } = hunter([457, 420], 'blank focus blank').use();
  game.pick('p1', ['die:0']);
  expect(game.events('diceRerolled')).toHaveLength(1);
});

test('Precise Hunter: not beside it, and no focus', () => {
  expect(hunter([520, 420], 'blank focus blank').offered()).toEqual([]);
  expect(hunter([457, 420], 'focus focus focus').offered()).toEqual([]);
});

const watched = (pilot: string, third: Partial<Placed>, on: 'wingman' | 'enemy' = 'enemy') =>
  inDuel(`pilot:${pilot}`, { on, third, rolls: 'blank blank blank / blank' }).attack();

test('Haor Chall Prototype: an enemy in the bullseye attacks a friend: a calculate action', () => {
  const { game } = watched('haorchallprototype', { at: [457, 440] }).use('calculate:white');
  expect(game.tokens('B2').calculate).toBe(1);
});

test('Haor Chall Prototype: not outside the bullseye, nor when a friend attacks', () => {
  expect(watched('haorchallprototype', { at: [520, 440] }).offered()).toEqual([]);
  expect(watched('haorchallprototype', { at: [457, 200] }, 'wingman').offered()).toEqual([]);
  expect(watched('haorchallprototype', { at: [457, 640] }).offered()).toEqual([]);
});

test.each(['haorchallprototype', 'haorchallprototype-siegeofcoruscant'])(
  '%s: one that is only an ally is no friend',
  pilot => {
    const conditions = [{ is: 'brokentrust', from: 'A1', by: 'pilot:agenttierny' }];
    const told = inDuel(`pilot:${pilot}`, {
      on: 'enemy',
      third: { at: [457, 440] },
      defender: { conditions },
      rolls: 'blank blank blank / blank',
    }).attack();
    expect(told.offered()).toEqual([]);
  },
);

test('Haor Chall Prototype of Coruscant: at range 3 as well', () => {
  expect(watched('haorchallprototype-siegeofcoruscant', { at: [457, 560] }).offered()).not.toEqual([]);
  expect(watched('haorchallprototype-siegeofcoruscant', { at: [520, 560] }).offered()).toEqual([]);
});

const screened = (calculate: number, at: readonly [number, number]) =>
  inDuel('pilot:dfs081', {
    on: 'enemy',
    third: { at },
    defender: { tokens: { calculate } },
    rolls: 'crit crit hit / blank blank blank',
  }).attack();

test('DFS-081: a friend at range 0-1 turns every crit to a hit for its calculate token', () => {
  const { game } = screened(1, [520, 420]).use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'hit']);
  expect(game.tokens('B1').calculate ?? 0).toBe(0);
});

test('DFS-081: not further away, nor without the token', () => {
  expect(screened(1, [800, 420]).offered()).toEqual([]);
  expect(screened(0, [520, 420]).offered()).toEqual([]);
});

const coruscant = (charges: number, calculate: number) =>
  inDuel('pilot:dfs081-siegeofcoruscant', {
    on: 'defender',
    defender: { charges, tokens: { calculate } },
    rolls: 'crit hit hit / blank blank',
  })
    .until('chooseAttack')
    .attack();

test('DFS-081 of Coruscant: a charge and a calculate token cancel a crit', () => {
  const { game } = coruscant(2, 1).use();
  expect([game.ship('B1').charges, game.tokens('B1').calculate ?? 0]).toEqual([1, 0]);
  expect(game.last('diceCanceled')).toBeDefined();
});

test('DFS-081 of Coruscant: both are needed', () => {
  expect(coruscant(0, 1).offered()).toEqual([]);
  expect(coruscant(2, 0).offered()).toEqual([]);
});

const hands = (calculate: number, at: readonly [number, number], pilot = 'dfs311') =>
  inStory(`pilot:${pilot}`, {
    phase: 'engagement',
    p1: [
      { pilot, at: [400, 200], tokens: { calculate } },
      { pilot: 'precisehunter', at },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [400, 420], heading: 180 }],
  });

test('DFS-311: hands a calculate token to a friend at range 0-3', () => {
  const { game } = hands(1, [600, 200]).use('ship:A2');
  expect([game.tokens('A1').calculate ?? 0, game.tokens('A2').calculate]).toEqual([0, 1]);
});

test('DFS-311: not beyond, nor without a token', () => {
  expect(hands(1, [850, 200]).offered()).toEqual([]);
  expect(hands(0, [600, 200]).offered()).toEqual([]);
});

test('pilot:dfs311-siegeofcoruscant does the same', () => {
  const pilot = 'dfs311-siegeofcoruscant';
  expect(hands(1, [600, 200], pilot).use().use('ship:A2').game.tokens('A2').calculate).toBe(1);
  expect(hands(0, [600, 200], pilot).offered()).toEqual([]);
});

/** A1 stays on its struts; the Assembler flies beside it. */
const perched = (is: string, charges: number, damage: readonly string[]) => {
  const told = inStory(
    'pilot:theironassembler',
    {
      phase: 'activation',
      rocks: [{ is, at: [457, 300] }],
      p1: [
        {
          pilot: 'precisehunter',
          at: [457, 300],
          dial: '3FW',
          upgrades: ['grapplingstruts'],
          flipped: ['grapplingstruts'],
          damage,
        },
        { pilot: 'theironassembler', at: [540, 300], dial: '2FW', charges },
      ],
      p2: [{ pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } }],
    },
    'A2',
  );
  return told;
};

test('The Iron Assembler: a friend that stays on an asteroid repairs a damage for a charge', () => {
  const { game } = perched('coreasteroid0', 3, ['-directhit']).use();
  expect([game.ship('A1').damage, game.ship('A2').charges]).toEqual([[], 2]);
});

test('The Iron Assembler: not a whole ship, nor without a charge', () => {
  expect(perched('coreasteroid0', 3, []).offered()).toEqual([]);
  expect(perched('coreasteroid0', 0, ['-directhit']).offered()).toEqual([]);
});

const falls = (third: Partial<Placed>) =>
  inDuel('pilot:kelrodoaiholdout', {
    on: 'defender',
    defender: { damage: ['-directhit', '-directhit'], tokens: { calculate: 2 }, locks: ['ship:A1'] },
    enemies: [{ pilot: 'kelrodoaiholdout', at: [520, 420], ...third }],
    rolls: 'hit hit hit / blank blank',
  }).attack();

test('Kelrodo-Ai Holdout: destroyed, its locks and green tokens go to another one', () => {
  const { game } = falls({}).use('ship:B2');
  expect([game.tokens('B2').calculate, game.ship('B2').locks]).toEqual([2, ['ship:A1']]);
});

test('Kelrodo-Ai Holdout: nobody else takes them, nor one beyond range 3', () => {
  expect(falls({ pilot: 'precisehunter' }).offered()).toEqual([]);
  expect(falls({ at: [60, 60] }).offered()).toEqual([]);
});
