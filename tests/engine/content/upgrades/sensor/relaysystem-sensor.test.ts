import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const CARD = 'upgrade:relaysystem-sensor';
/** A2 locks B1; A1 with the card is so far from it. */
const locking = (x: number, jam = 0) => {
  const told = inStory(CARD, {
    phase: 'activation',
    p1: [
      { pilot: 'bluesquadronescort', at: [x, 300], dial: '2FB', tokens: { stress: 2 } },
      { pilot: 'wedgeantilles', at: [457, 300], dial: '2FB', tokens: { jam } },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 560], dial: '4FW', tokens: { stress: 1 } }],
    firstPlayer: 'p1',
  }).until('chooseAction');
  told.game.choose('p1', 'action:lock:white', 'ship:B1');
  return told;
};

test('Relay System: a friend at range 2 locks by an action, and so does this ship', () => {
  const { game } = locking(620).use();
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});
test('Relay System: the same object, though a jam token takes the lock of the friend at once', () => {
  const { game } = locking(620, 1).use();
  expect([game.ship('A1').locks, game.ship('A2').locks, game.tokens('A2')]).toEqual([['ship:B1'], [], {}]);
});
test('Relay System: not from range 3', () => expect(locking(740).offered()).toEqual([]));

const fired = (x: number, rolls: string) =>
  inDuel(CARD, { attacker: { locks: ['B1'] }, third: { at: [x, 300] }, rolls }).attack();

test('Relay System: after a hit its lock passes to a friend at range 0-1', () => {
  const { game } = fired(550, 'hit blank blank / blank blank blank').use();
  expect([game.ship('A1').locks, game.ship('A2').locks]).toEqual([[], ['ship:B1']]);
});
test('Relay System: not after a miss, nor to a friend at range 2', () => {
  expect(fired(550, 'blank blank blank / blank blank blank').offered()).toEqual([]);
  expect(fired(620, 'hit blank blank / blank blank blank').offered()).toEqual([]);
});
test('Relay System: not to a friend that cannot lock', () => {
  const third = { at: [550, 300], tokens: { ion: 1 } } as const;
  const told = inDuel(CARD, { attacker: { locks: ['B1'] }, third, rolls: 'hit blank blank / blank blank blank' });
  expect(told.attack().offered()).toEqual([]);
});
