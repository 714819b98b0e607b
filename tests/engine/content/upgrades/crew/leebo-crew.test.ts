import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (action: string) => {
  const told = inStory('upgrade:leebo-crew', {
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], dial: '2FB', damage: ['fuelleak'] }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction');
  const key = told.game.offers('p1').find(one => one.startsWith(action))!;
  told.game.choose('p1', key);
  return told;
};

test('Leebo (standard loadout): having repaired a card, an action of the bar', () => {
  const told = acts('action:repair:');
  expect(told.offered()).toContain('action:focus:white');
  expect(told.use('action:focus:white').game.tokens('A1')).toEqual({ focus: 1 });
});

test('Leebo (standard loadout): not after another action', () => {
  expect(acts('action:focus').offered()).toEqual([]);
});
