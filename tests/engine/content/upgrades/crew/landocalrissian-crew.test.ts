import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inDuel, inStory } from '../../../../support/card';

const shot = (tokens: object) =>
  inDuel('upgrade:landocalrissian-crew', {
    attacker: { tokens },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Lando Calrissian (Scum crew): a green token of choice rerolls up to two dice, as soon as they are rolled', () => {
  const told = shot({ evade: 1, focus: 1 });
  expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['focus', 'evade']);
  const { game } = told.use(':evade');
  game.pick('p1', ['die:0', 'die:1']);
  expect(game.last('diceRerolled')!.dice).toEqual([0, 1]);
  expect(game.tokens('A1')).toEqual({ focus: 1 });
  expect(told.offered()).toEqual([]);
});

test('Lando Calrissian (Scum crew): not without a green token', () => {
  expect(shot({ stress: 1 }).offered()).toEqual([]);
});

const overRock = (tokens: object, ...dice: readonly ('hit' | 'blank')[]) =>
  inStory('upgrade:landocalrissian-crew', {
    rocks: [{ is: 'coreasteroid0', at: [300, 290] }],
    p1: [{ pilot: 'redsquadronveteran', at: [300, 150], dial: '3FW', tokens }],
    p2: [{ pilot: 'academypilot', at: [60, 860], dial: '2TW', tokens: { stress: 1 } }],
    dice,
  });

test('Lando Calrissian (Scum crew): the die of an asteroid too, before it does anything, and once', () => {
  const told = overRock({ focus: 1, evade: 1 }, 'hit', 'hit', 'blank');
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use('evade token');
  expect(game.last('rollRepeated')).toMatchObject({ ship: 'ship:A1', dice: [0], after: ['hit'] });
  expect(told.offered()).toEqual([]);
  expect(game.ship('A1').shields).toBe(0);
  expect(game.events('tokenRemoved')[0]).toMatchObject({ token: 'evade', spent: true });
});

test('Lando Calrissian (Scum crew): left, the die does what it shows; without a green token nobody asks', () => {
  expect(overRock({ focus: 1 }, 'hit').leave().game.ship('A1').shields).toBe(0);
  expect(overRock({ stress: 1 }, 'hit').offered()).toEqual([]);
});

test('Lando Calrissian (Scum crew): two blanks that his namesake rolled, before his tokens are counted', () => {
  const game = acting(
    {
      pilot: 'outerrimsmuggler',
      at: [457, 300],
      upgrades: ['landocalrissian', 'landocalrissian-crew'],
      tokens: { evade: 1 },
    },
    { dice: ['blank', 'blank', 'evade', 'focus'] },
  ).choose('p1', 'action:card:upgrade:landocalrissian:white');
  game.choose('p1', game.offers('p1').find(key => key.includes('blank and blank'))!);
  expect(game.last('rollRepeated')).toMatchObject({ kind: 'defense', dice: [0, 1], after: ['evade', 'focus'] });
  expect(game.tokens('A1')).toEqual({ evade: 1, focus: 1 });
});
