import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const facing = (card: string, heading: number, theirs: object = {}, mine: object = {}) =>
  inStory(card, {
    phase: 'engagement',
    p1: [
      { pilot: 'academypilot', at: [300, 300], heading, tokens: mine },
      { pilot: 'bluesquadronescort', at: [300, 400] },
    ],
    p2: [{ pilot: 'academypilot', at: [330, 500], heading: 180, tokens: theirs }],
  });

test('Kyle Katarn gives a friend in his firing arc one of his focus tokens', () => {
  const told = facing('pilot:kylekatarn', 0, {}, { focus: 2 });
  expect(told.offered()).toEqual(['use:pilot:kylekatarn:ship:A2']);
  const { game } = told.use();
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ focus: 1 }, { focus: 1 }]);
});

test('Kyle Katarn: not without one, nor to whom his arc does not cover', () => {
  expect(facing('pilot:kylekatarn', 0, {}, { evade: 1 }).offered()).toEqual([]);
  expect(facing('pilot:kylekatarn', 180, {}, { focus: 1 }).offered()).toEqual([]);
});

test('Palob Godalhi takes a focus or evade token from an enemy in his firing arc', () => {
  const told = facing('pilot:palobgodalhi', 0, { focus: 1, evade: 1, calculate: 1 });
  expect(told.offered()).toEqual(['use:pilot:palobgodalhi:ship:B1:focus', 'use:pilot:palobgodalhi:ship:B1:evade']);
  const { game } = told.use('evade');
  expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{ evade: 1 }, { focus: 1, calculate: 1 }]);
});

test('Palob Godalhi: no other token, and nothing outside his arc', () => {
  expect(facing('pilot:palobgodalhi', 0, { calculate: 1 }).offered()).toEqual([]);
  expect(facing('pilot:palobgodalhi', 180, { focus: 1 }).offered()).toEqual([]);
});

const order = (told: ReturnType<typeof facing>) =>
  told
    .until()
    .game.events('initiativeReached')
    .map(({ initiative }) => initiative);

test('Torkil Mux: the ship chosen engages after all others, friend or enemy', () => {
  const told = facing('pilot:torkilmux', 0);
  expect(told.offered()).toEqual(['use:pilot:torkilmux:ship:A2', 'use:pilot:torkilmux:ship:B1']);
  expect(order(told.use('ship:A2'))).toEqual([2, 1, 0]);
});

test('Torkil Mux: left alone each at its own initiative, and nobody outside his arc can be chosen', () => {
  expect(order(facing('pilot:torkilmux', 0).leave())).toEqual([2, 1]);
  expect(facing('pilot:torkilmux', 180).offered()).toEqual([]);
});
