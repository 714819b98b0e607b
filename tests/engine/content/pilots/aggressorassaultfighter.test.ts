import { expect, test } from 'vitest';
import { inStory } from '../../../support/card';

const acts = (action: string) => {
  const told = inStory('pilot:ig88c', {
    p1: [{ pilot: 'ig88c', at: [400, 200], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction');
  told.game.choose('p1', action);
  if (told.game.asked('p1') === 'boost') told.game.choose('p1', told.game.offers('p1')[0]!);
  return told;
};

test('IG-88C: after a boost, an evade action', () => {
  expect(acts('action:boost:white').use().game.tokens('A1')).toEqual({ evade: 1 });
});

test('IG-88C: not after another action', () => {
  expect(acts('action:calculate:white').offered()).toEqual([]);
});
