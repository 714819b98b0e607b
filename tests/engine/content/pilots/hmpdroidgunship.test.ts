import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { flying } from '../../../support/flying';

const prototype = (weapon: string, tractor: number) =>
  inDuel('pilot:geonosianprototype', {
    attacker: { upgrades: ['ioncannon', 'concussionmissiles'] },
    defender: { tokens: { tractor } },
    rolls: 'blank blank blank / blank',
  }).attack(weapon);

test('Geonosian Prototype: a tractor token off the defender rerolls two dice of a cannon', () => {
  const cannon = 'target:ship:B1:upgrade:ioncannon';
  const { game } = prototype(cannon, 1).use();
  expect(game.tokens('B1').tractor ?? 0).toBe(0);
  expect(prototype(cannon, 0).offered()).toEqual([]);
});

test('Geonosian Prototype: not in a primary attack', () => {
  expect(
    inDuel('pilot:geonosianprototype', { defender: { tokens: { tractor: 1 } }, rolls: 'blank blank / blank' })
      .attack()
      .offered(),
  ).toEqual([]);
});

const dgs = (at: readonly [number, number]) =>
  inDuel('pilot:dgs047', { defender: { at }, rolls: 'blank blank / blank' }).attack();

test('DGS-047: locks who is in the front arc, and strains who is in the bullseye', () => {
  const ahead = dgs([457, 420]).use().until();
  expect([ahead.game.ship('A1').locks, ahead.game.tokens('B1').strain ?? 0]).toEqual([['ship:B1'], 1]);
  const aside = dgs([520, 420]).use();
  expect([aside.game.ship('A1').locks, aside.game.tokens('B1').strain ?? 0]).toEqual([['ship:B1'], 0]);
});

test('DGS-047: who is in the bullseye is strained, locked or not', () => {
  const { game } = dgs([457, 420]).leave().until();
  expect([game.ship('A1').locks, game.tokens('B1').strain]).toEqual([[], 1]);
});

test('DGS-047: nobody else', () => {
  expect(inDuel('pilot:dgs047', { on: 'defender', rolls: 'blank blank blank / blank' }).attack().offered()).toEqual([]);
});

const lent = (calculate: number, at: readonly [number, number]) =>
  inStory('pilot:dgs286', {
    phase: 'engagement',
    p1: [
      { pilot: 'dgs286', at: [400, 200] },
      { pilot: 'ig88c', at, tokens: { calculate } },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [400, 420], heading: 180 }],
  });

test('DGS-286: before it engages, a calculate token comes over from a friend at range 0-1', () => {
  const { game } = lent(2, [500, 200]).use('ship:A2');
  expect([game.tokens('A1').calculate, game.tokens('A2').calculate]).toEqual([1, 1]);
});

test('DGS-286: not from further away, nor from who has none', () => {
  expect(lent(2, [700, 200]).offered()).toEqual([]);
  expect(lent(0, [500, 200]).offered()).toEqual([]);
});

const rolls = (stress: number) => {
  const told = flying('pilot:onderonoppressor', {
    pilot: 'onderonoppressor',
    dial: '2FW',
    tokens: { stress },
    upgrades: ['primedthrusters'],
  }).until('chooseAction');
  told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('action:barrelRoll'))!);
  told.game.choose('p1', told.game.offers('p1').find(key => key !== 'pass')!);
  return told.game.events('tokenGained').map(({ token }) => token);
};

test('Onderon Oppressor: stressed after a barrel roll, a calculate token; not unstressed', () => {
  expect(rolls(1)).toContain('calculate');
  expect(rolls(0)).not.toContain('calculate');
});

test.each([
  { how: 'a sideslip', dial: '1BW', gains: true },
  { how: 'a straight', dial: '2FB', gains: false },
] as const)('Onderon Oppressor: stressed, $how', ({ dial, gains }) => {
  const told = flying('pilot:onderonoppressor', {
    pilot: 'onderonoppressor',
    dial,
    tokens: { stress: 2 },
    upgrades: ['repulsorliftstabilizers'],
    flipped: ['repulsorliftstabilizers'],
  });
  const { game } = told.until('chooseAttack');
  expect(game.about('A1', 'maneuverExecuted')!.slips ?? false).toBe(gains);
  expect(game.events('tokenGained').some(({ ship, token }) => ship === 'ship:A1' && token === 'calculate')).toBe(gains);
});

test.each([
  { pulled: 'roll:left', gains: 1 },
  { pulled: 'boost:straight', gains: 0 },
])('Onderon Oppressor: pulled by a tractor beam, $pulled', ({ pulled, gains }) => {
  const { game } = inStory('pilot:onderonoppressor', {
    phase: 'engagement',
    p1: [{ pilot: 'onderonoppressor', at: [457, 300], tokens: { stress: 1 } }],
    p2: [{ pilot: 'academypilot', at: [100, 880] }],
    first: [{ do: 'gainToken', ship: 'ship:A1', token: 'tractor', by: 'p2' }],
  });
  game.choose('p2', game.offers('p2').find(key => key.startsWith(pulled))!).choose('p1', 'pass');
  expect(game.events('tokenGained').filter(({ token }) => token === 'calculate')).toHaveLength(gains);
});
