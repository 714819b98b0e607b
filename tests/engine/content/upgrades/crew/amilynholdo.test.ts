import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (
  mine: object,
  theirs: object,
  more: { at?: readonly [number, number]; locks?: readonly string[] } = {},
) =>
  inStory('upgrade:amilynholdo', {
    phase: 'engagement',
    p1: [
      { pilot: 'wedgeantilles', at: [400, 200], tokens: mine },
      { pilot: 'bluesquadronescort', at: more.at ?? [500, 200], tokens: theirs },
    ],
    p2: [{ pilot: 'academypilot', at: [400, 400], locks: more.locks ?? [] }],
  });
const KEY = 'use:upgrade:amilynholdo';

test('Amilyn Holdo: each hands the other a token of a kind that it lacks', () => {
  const told = story({ focus: 1, stress: 1 }, { focus: 1, evade: 1 });
  expect(told.offered()).toEqual([`${KEY}:give:ship:A2:stress`, `${KEY}:take:ship:A2:evade`]);
  told.use('give:ship:A2:stress');
  expect(told.offered()).toEqual([`${KEY}:take:ship:A2:evade`, `${KEY}:take:ship:A2:stress`]);
  told.use('take:ship:A2:evade');
  expect([told.game.tokens('A1'), told.game.tokens('A2')]).toEqual([
    { focus: 1, evade: 1 },
    { focus: 1, stress: 1 },
  ]);
  expect(told.game.asked('p1')).toBe('chooseAttack');
});

test('Amilyn Holdo: takes only, and then it is done', () => {
  const { game } = story({ stress: 1 }, { evade: 1 }).use('take:ship:A2:evade');
  expect(game.asked('p1')).toBe('chooseAttack');
});

test('Amilyn Holdo: a lock on her is such a token', () => {
  const told = story({}, {}, { locks: ['A1'] });
  expect(told.offered()).toEqual([`${KEY}:give:ship:A2:lock:ship:B1`]);
  expect(told.use().game.ship('B1').locks).toEqual(['ship:A2']);
});

test('Amilyn Holdo: not at range 3, nor of the same kind', () => {
  expect(story({ focus: 1 }, {}, { at: [680, 200] }).offered()).toEqual([]);
  expect(story({ focus: 2 }, { focus: 1 }).offered()).toEqual([]);
});
