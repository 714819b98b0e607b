import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: object = {}) =>
  inDuel('pilot:janors', { on: 'wingman', third: { at: [457, 200], ...third }, rolls: 'hit hit hit hit' }).attack();

test('Jan Ors gains stress, and a friend in her firing arc rolls one die more', () => {
  const { game } = shot().use();
  expect(game.tokens('A2')).toEqual({ stress: 1 });
  expect(game.events('diceRolled')[0]!.faces).toHaveLength(4);
});

test('Jan Ors: left alone, neither', () => {
  const { game } = shot().leave();
  expect(game.tokens('A2')).toEqual({});
  expect(game.events('diceRolled')[0]!.faces).toHaveLength(3);
});

test('Jan Ors: not while stressed, not for who is outside her arc', () => {
  expect(shot({ tokens: { stress: 1 } }).offered()).toEqual([]);
  expect(shot({ at: [457, 200], heading: 180 }).offered()).toEqual([]);
});

test('Jan Ors: not for an attack at range 0, where no die is added', () => {
  const told = inDuel('pilot:janors', { on: 'wingman', third: { at: [457, 200] }, range: 0 });
  expect(told.attack().offered()).toEqual([]);
});
