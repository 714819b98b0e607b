import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

/** It engages first, and has nobody to attack. */
const AWAY = { heading: 180 };
const duel = (attacker: object, more: Parameters<typeof inDuel>[1] = {}) =>
  inDuel('upgrade:tv94', {
    on: 'wingman',
    third: AWAY,
    attacker: { pilot: 'tradefederationdrone', tokens: { calculate: 1 }, ...attacker },
    rolls: 'hit blank blank',
    ...more,
  }).attack();

test('TV-94: a friend with two dice spends a calculate token to add a hit', () => {
  const { game } = duel({}).use();
  expect([game.last('diceAdded')!.after, game.tokens('A1')]).toEqual([['hit', 'blank', 'hit'], {}]);
});

test('TV-94: not with three dice', () => expect(duel({}, { range: 1 }).offered()).toEqual([]));
test('TV-94: not without a calculate token', () => expect(duel({ tokens: { focus: 1 } }).offered()).toEqual([]));
test('TV-94: not outside its bullseye arc', () => {
  expect(duel({}, { defender: { at: [520, 480] } }).offered()).toEqual([]);
});
test('TV-94: not beyond range 3', () => expect(duel({}, { third: { ...AWAY, at: [880, 300] } }).offered()).toEqual([]));
