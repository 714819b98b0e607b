import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Placed, Story } from '../../../../support/scenario';

const TITLE = ['ig2000'];
const far: Placed = { pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' };

/** A1 boosts; IG-88C, whose ability follows a boost, is A2. */
const boosts = (a1: Partial<Placed>, a2: Partial<Placed>, more: Partial<Story> = {}) => {
  const told = inStory(
    'pilot:ig88c',
    {
      firstPlayer: 'p1',
      p1: [
        { pilot: 'ig88a', at: [300, 200], dial: '2FB', ...a1 },
        { pilot: 'ig88c', at: [600, 200], dial: '2FB', ...a2 },
      ],
      p2: [far],
      ...more,
    },
    'A2',
  );
  if (told.game.asked('p1') === 'chooseShip') told.game.choose('p1', 'ship:A1');
  told.until('chooseAction').game.choose('p1', 'action:boost:white');
  told.game.choose('p1', told.game.offers('p1')[0]!);
  return told;
};

test('IG-2000: has the pilot ability of another IG-88 with it, and uses it as its own', () => {
  const { game } = boosts({ upgrades: TITLE }, { upgrades: TITLE }).use();
  expect(game.tokens('A1')).toEqual({ evade: 1 });
});

test('IG-2000: not of one without the title', () => {
  expect(boosts({ upgrades: TITLE }, {}).offered()).toEqual([]);
});

test('IG-2000: only for those who have the title themselves', () => {
  expect(boosts({}, { upgrades: TITLE }).offered()).toEqual([]);
});

test('IG-2000: of one that has left nothing stays', () => {
  expect(boosts({ upgrades: TITLE }, { upgrades: TITLE, where: 'removed' }).offered()).toEqual([]);
});
