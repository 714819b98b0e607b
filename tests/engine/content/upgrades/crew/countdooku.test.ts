import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, on: 'attacker' | 'defender' | 'enemy' = 'enemy', more: object = {}) => {
  const ship = { force: 1, ...more };
  return inDuel('upgrade:countdooku', { on, [on === 'enemy' ? 'third' : on]: ship, rolls }).attack();
};

test('Count Dooku: a result named before the attack roll that does not come up is forced on one die', () => {
  const { game } = shot('hit hit crit / blank blank blank').use(':blank');
  expect(game.offers('p1')).toEqual(['die:0', 'die:1', 'die:2']);
  game.pick('p1', ['die:2']);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
  expect(game.about('B2', 'forceSpent')).toBeDefined();
});

test('Count Dooku: not if it came up, and a reroll is no roll', () => {
  expect(shot('hit hit blank / blank blank blank').use(':blank').until().game.events('diceChanged')).toEqual([]);
});

test('Count Dooku: defense dice too', () => {
  const { game } = shot('hit hit hit / blank blank blank').leave().use(':evade');
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
});

test('Count Dooku: not beyond range 2, nor with Force spent', () => {
  expect(shot('hit hit hit / evade evade evade', 'enemy', { at: [60, 60] }).offered()).toEqual([]);
  expect(shot('hit hit hit / evade evade evade', 'enemy', { force: 0 }).offered()).toEqual([]);
});
