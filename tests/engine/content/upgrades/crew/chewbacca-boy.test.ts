import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (action: string) => {
  const told = inStory('upgrade:chewbacca-boy', {
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2FB', upgrades: ['hansolo-crew'] }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction');
  told.game.passUntil('chooseAction');
  if (!told.game.offers('p1').includes(action)) told.game.choose('p2', 'pass').passUntil('chooseAction');
  told.game.choose('p1', action);
  return told;
};

test('Chewbacca (Battle of Yavin): an evade action may bring a focus token', () => {
  expect(acts('action:evade:red').use().game.tokens('A1')).toMatchObject({ evade: 1, focus: 1 });
  expect(acts('action:evade:red').leave().game.tokens('A1')).toEqual({ evade: 1, stress: 1 });
});

test('Chewbacca (Battle of Yavin): not a focus action', () => {
  expect(acts('action:focus:white').offered()).toEqual([]);
});
