import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const CARD = 'upgrade:stealthgambit-talent';
/** A1 attacks B1; A2 carries the card and is cloaked. */
const shot = (rolls: string, third: Partial<Placed> = {}) =>
  inDuel(CARD, {
    on: 'wingman',
    third: { pilot: 'whisper', at: [520, 300], tokens: { cloak: 1 }, ...third },
    rolls,
  }).attack();
const HIT = 'hit hit blank / blank blank blank';

test('Stealth Gambit: strain and the cloak token for a bonus attack on what a friend has hit', () => {
  const told = shot(HIT);
  expect(told.offered()).toEqual(['target:ship:B1:primary:0']);
  const { game } = told.use();
  expect(game.tokens('A2')).toEqual({ strain: 1 });
  expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:A2', defender: 'ship:B1', bonus: true });
});
test('Stealth Gambit: left alone it stays cloaked', () => {
  expect(shot(HIT).leave().game.tokens('A2')).toMatchObject({ cloak: 1 });
});
test('Stealth Gambit: not after a miss, not uncloaked, not out of its front arc', () => {
  expect(shot('blank blank blank / blank blank blank').offered()).toEqual([]);
  expect(shot(HIT, { tokens: {} }).offered()).toEqual([]);
  expect(shot(HIT, { heading: 180 }).offered()).toEqual([]);
});
test('Stealth Gambit: strained at the end of the Engagement Phase, an evade token', () => {
  const ended = (strain: number) =>
    shot('blank blank blank / blank blank blank', { tokens: { strain } })
      .until()
      .game.events('tokenGained')
      .map(({ token }) => token);
  expect(ended(2)).toEqual(['evade']);
  expect(ended(0)).toEqual([]);
});
test('Stealth Gambit: the cloak token is removed, not spent', () => {
  const removed = shot(HIT).use().game.events('tokenRemoved');
  expect(removed.filter(({ token }) => token === 'cloak')).toMatchObject([{ ship: 'ship:A2', spent: false }]);
});
