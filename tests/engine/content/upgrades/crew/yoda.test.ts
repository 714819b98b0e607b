import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (x: number, action: string) => {
  const told = inStory('upgrade:yoda', {
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 300], force: 2, dial: '2FW', tokens: { stress: 1 } },
      { pilot: 'macewindu', at: [x, 200], dial: '2FB', force: 2 },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction');
  // The first question is the ship's own, of its fine controls.
  told.game.choose('p1', 'pass', action);
  return told;
};

test('Yoda: a Force gives one back to a friend that acted in purple', () => {
  const { game } = acts(300, 'action:evade:purple').use();
  expect(game.ship('A2').force).toBe(2);
  expect(game.ship('A1').force).toBe(1);
});

test('Yoda: not after a white action, nor beyond range 2', () => {
  expect(acts(300, 'action:focus:white').offered()).toEqual([]);
  expect(acts(600, 'action:evade:purple').offered()).toEqual([]);
});
