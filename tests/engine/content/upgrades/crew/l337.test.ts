import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const shot = (more: object = {}) =>
  inDuel('upgrade:l337', {
    on: 'defender',
    defender: { pilot: 'outerrimsmuggler', ...more },
    rolls: 'hit hit crit blank blank focus / blank',
  }).attack();

test('L3-37: the attacker rerolls all attack dice, once', () => {
  const told = shot().use();
  const { game } = told;
  expect(game.last('diceRerolled')!.after).toEqual(['blank', 'blank', 'focus']);
  expect(game.ship('B1').upgrades[0]!.side).toBe(1);
  expect(told.offered()).toEqual([]);
});

const flies = (used: boolean, shields = 0) =>
  inStory('upgrade:l337', {
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], dial: '3BW', ...(used ? { flipped: ['l337'], shields } : {}) }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction').game;

test('L3-37: then banks are a step easier without shields, and not before', () => {
  expect(flies(true).about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'blue' });
  expect(flies(true, 1).about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
  expect(flies(false).about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
});
