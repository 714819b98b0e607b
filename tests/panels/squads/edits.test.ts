import { expect, test } from 'vitest';
import {
  addShip,
  type Draft,
  duplicateShip,
  equip,
  moveShip,
  removeShip,
  toggleObstacle,
  unequip,
} from '../../../src/panels/squads/builder/edits';
import { begin, change, redo, undo } from '../../../src/panels/squads/builder/history';

const EMPTY: Draft = {
  profile: 'amg20',
  tags: [],
  squad: { name: 'Old Friends', faction: 'rebelalliance', ships: [], obstacles: [] },
};
const pair = addShip(addShip(EMPTY, 'pilot:wedgeantilles'), 'pilot:lukeskywalker');
const pilots = ({ squad }: Draft) => squad.ships.map(({ pilot }) => pilot.replace('pilot:', ''));
const cards = ({ squad }: Draft, at: number) => squad.ships[at]!.upgrades.map(id => id.replace('upgrade:', ''));

test('ships join at the end, and leave', () => {
  expect(pilots(pair)).toEqual(['wedgeantilles', 'lukeskywalker']);
  expect(pilots(removeShip(pair, 0))).toEqual(['lukeskywalker']);
});

test('a copy comes right behind, with its cards', () => {
  const armed = equip(pair, 0, 'upgrade:predator', null);
  const three = duplicateShip(armed, 0);
  expect(pilots(three)).toEqual(['wedgeantilles', 'wedgeantilles', 'lukeskywalker']);
  expect(cards(three, 1)).toEqual(['predator']);
  expect(cards(unequip(three, 1, 'upgrade:predator'), 0)).toEqual(['predator']);
});

test('ships change places, and stay at the ends', () => {
  expect(pilots(moveShip(pair, 0, 1))).toEqual(['lukeskywalker', 'wedgeantilles']);
  expect(moveShip(pair, 0, -1)).toBe(pair);
  expect(moveShip(pair, 1, 1)).toBe(pair);
});

test('a card takes the place of another, or the next one if that has gone', () => {
  const armed = equip(equip(pair, 0, 'upgrade:predator', null), 0, 'upgrade:protontorpedoes', null);
  expect(cards(equip(armed, 0, 'upgrade:crackshot', 'upgrade:predator'), 0)).toEqual(['crackshot', 'protontorpedoes']);
  expect(cards(equip(armed, 0, 'upgrade:crackshot', 'upgrade:juke'), 0)).toEqual([
    'predator',
    'protontorpedoes',
    'crackshot',
  ]);
});

test('of a card that is there twice one copy goes', () => {
  const twice = equip(equip(pair, 0, 'upgrade:predator', null), 0, 'upgrade:predator', null);
  expect(cards(unequip(twice, 0, 'upgrade:predator'), 0)).toEqual(['predator']);
});

test('an obstacle is chosen, and let go', () => {
  const one = toggleObstacle(pair, 'obstacle:gascloud1');
  expect(one.squad.obstacles).toEqual(['obstacle:gascloud1']);
  expect(toggleObstacle(one, 'obstacle:gascloud1').squad.obstacles).toEqual([]);
});

test('every change can be taken back and done again', () => {
  const history = change(change(begin('a'), 'b'), 'c');
  expect(undo(history).now).toBe('b');
  expect(undo(undo(undo(history))).now).toBe('a');
  expect(redo(undo(history)).now).toBe('c');
  expect(redo(history)).toEqual(history);
});

test('after another change, what was taken back is gone', () => {
  const history = change(undo(change(begin('a'), 'b')), 'c');
  expect(redo(history).now).toBe('c');
  expect(undo(history).now).toBe('a');
});

test('typing in one field is one step; in another field it is another', () => {
  const typed = change(change(begin('a'), 'ab', 'name'), 'abc', 'name');
  expect(undo(typed).now).toBe('a');
  expect(undo(change(typed, 'abcd', 'notes')).now).toBe('abc');
});
