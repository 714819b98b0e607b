import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';

const bombed = (at: readonly [number, number]) =>
  inDuel('pilot:scorch-tiesebomber', {
    on: 'wingman',
    third: { at },
    rolls: 'hit hit blank / blank blank blank',
  }).attack();

test('“Scorch”: a friend close by spends a hit, and the defender is strained after defending', () => {
  const { game } = bombed([517, 300]).use().until();
  expect(game.ship('B1').damage).toHaveLength(1);
  expect(game.events('tokenGained')).toContainEqual(expect.objectContaining({ ship: 'ship:B1', token: 'strain' }));
});
test('“Scorch”: left alone no strain, and nothing from range 2', () => {
  expect(bombed([517, 300]).leave().until().game.tokens('B1')).toEqual({});
  expect(bombed([620, 300]).offered()).toEqual([]);
});

test('“Scorch”: nor in an attack with missiles', () => {
  const told = inDuel('pilot:scorch-tiesebomber', {
    on: 'wingman',
    attacker: { upgrades: ['concussionmissiles'], locks: ['B1'] },
    third: { at: [517, 300] },
    rolls: 'hit hit blank / blank blank blank',
  });
  expect(told.attack('target:ship:B1:upgrade:concussionmissiles').offered()).toEqual([]);
});

const acts = (card: string, action: string, more: object = {}) => {
  const told = inStory(card, {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [400, 100], dial: '2FB', upgrades: ['concussionmissiles'], ...more }],
    first: [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:concussionmissiles' }],
    p2: [
      { pilot: 'wedgeantilles', at: [400, 400], heading: 180, dial: '4FW' },
      { pilot: 'wedgeantilles', at: [700, 700], heading: 90, dial: '2TW' },
    ],
  }).until('chooseAction');
  const key = told.game.offers('p1').find(one => one.startsWith(`action:${action}`));
  if (key) told.game.choose('p1', key);
  return told;
};

test('“Dread”: after a reload every ship in the bullseye is depleted, no other', () => {
  const { game } = acts('pilot:dread', 'reload').until();
  expect(game.events('actionPerformed').map(({ action }) => action)).toContain('reload');
  expect([game.tokens('B1'), game.tokens('B2')]).toEqual([{ deplete: 1 }, {}]);
});
test('“Dread”: not after a focus', () => {
  expect(acts('pilot:dread', 'focus').until().game.tokens('B1')).toEqual({});
});

test('Jul Jerjerrod: after a boost a charge removes a red or orange token', () => {
  const told = acts('pilot:juljerjerrod', 'boost');
  const { game } = told;
  game.choose('p1', game.offers('p1').find(key => key.includes('straight'))!);
  // The boost is red on its bar: its own stress can go.
  expect(told.offered()).toEqual(['use:pilot:juljerjerrod:stress']);
  const { charges, tokens } = told.use().game.ship('A1');
  expect([charges, tokens.stress]).toEqual([2, 0]);
});
test('Jul Jerjerrod: not without a charge, not after a focus', () => {
  const empty = acts('pilot:juljerjerrod', 'boost', { tokens: { deplete: 1 }, charges: 0 });
  empty.game.choose('p1', empty.game.offers('p1').find(key => key.includes('straight'))!);
  expect(empty.offered()).toEqual([]);
  expect(acts('pilot:juljerjerrod', 'focus', { tokens: { deplete: 1 } }).offered()).toEqual([]);
});

/** B1 lies under the template of the 3 straight, or of the boost. */
const through = (pilot: 'breach' | 'nightfall', dial: '3FB' | '1FB', y: number, locks: readonly string[] = []) =>
  inStory(`pilot:${pilot}`, {
    phase: 'activation',
    p1: [{ pilot, at: [400, 100], dial, locks }],
    p2: [{ pilot: 'wedgeantilles', at: [400, y], heading: 90, dial: '2FB' }],
  });
test('“Breach”: locks an enemy that it flew through', () => {
  // The base ends beyond it: 3 straight is 120 mm and a base.
  expect(through('breach', '3FB', 180).use().game.ship('A1').locks).toEqual(['ship:B1']);
});
test('“Breach”: not one that it did not reach, nor one that it ran into', () => {
  expect(through('breach', '3FB', 400).offered()).toEqual([]);
  expect(through('breach', '3FB', 250).offered()).toEqual([]);
});
const boosting = (pilot: 'breach' | 'nightfall', x: number) => {
  const told = inStory(`pilot:${pilot}`, {
    phase: 'engagement',
    p1: [{ pilot, at: [400, 100] }],
    p2: [{ pilot: 'wedgeantilles', at: [x, 140], heading: 0 }],
    first: [{ do: 'offerAction', ship: 'ship:A1', why: 'card', only: ['boost'], as: null, evenWhileStressed: false }],
  });
  told.game.choose('p1', 'action:boost:white');
  told.game.choose('p1', 'boost:straight');
  return told;
};
test('“Breach”, “Nightfall”: so by a boost action', () => {
  // Its base lies between where the ship starts and ends, a corner of it under the template.
  expect(boosting('breach', 427).use().game.ship('A1').locks).toEqual(['ship:B1']);
  expect(boosting('breach', 440).offered()).toEqual([]);
  expect(boosting('nightfall', 427).until().game.events('tokenGained')).toHaveLength(2);
  expect(boosting('nightfall', 440).until().game.events('tokenGained')).toEqual([]);
});
test('“Nightfall”: whom it flew through is jammed twice', () => {
  const { game } = through('nightfall', '3FB', 180).until();
  expect(game.events('tokenGained').filter(({ ship }) => ship === 'ship:B1')).toMatchObject([
    { token: 'jam' },
    { token: 'jam', again: true },
  ]);
  expect(through('nightfall', '3FB', 400).until().game.events('tokenGained')).toEqual([]);
});

const grudge = (is: string, at: readonly [number, number], owner: 'p1' | 'p2' = 'p1') =>
  inStory('pilot:grudge', {
    phase: 'activation',
    p1: [{ pilot: 'grudge', at, heading: 90, dial: '1FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [460, 480], heading: 90, dial: '2FB' }],
    devices: [{ is, at: [540, 540], owner }],
    dice: ['blank', 'hit', 'hit'],
  });
test('“Grudge”: one die rolled for a friendly bomb at range 0-2 is rerolled', () => {
  const told = grudge('bomblet', [300, 540]);
  expect(told.offered()).toEqual(['use:pilot:grudge:die:0', 'use:pilot:grudge:die:1']);
  expect(told.use('die:0').game.last('rollRepeated')).toMatchObject({ dice: [0], after: ['hit', 'hit'] });
  expect(told.game.ship('B1').shields).toBe(0);
});
test('“Grudge”: or left; not an enemy’s, nor at range 3', () => {
  expect(grudge('bomblet', [300, 540]).leave().game.ship('B1').shields).toBe(1);
  expect(grudge('bomblet', [300, 540], 'p2').offered()).toEqual([]);
  expect(grudge('bomblet', [100, 540]).offered()).toEqual([]);
});
