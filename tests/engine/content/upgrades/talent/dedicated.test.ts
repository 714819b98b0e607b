import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

/** A1 attacks B1; B2 carries the card and stands beside it, B1 in its left or right arc. */
const shot = (pilot: string, third: Partial<Placed>, upgrades: readonly string[] = []) =>
  inDuel('upgrade:dedicated', {
    on: 'enemy',
    defender: { pilot, upgrades },
    third: { at: [560, 500], heading: 180, ...third },
    rolls: 'hit hit hit / focus blank blank evade',
  }).attack();

test('Dedicated: it strains itself, and a limited friend beside it rerolls a blank', () => {
  const { game } = shot('nightbeast', {}).use();
  expect(game.tokens('B2')).toEqual({ strain: 1 });
  expect(game.offers('p2')).toEqual(['die:1', 'die:2']);
  game.pick('p2', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['focus', 'evade', 'blank']);
});
test('Dedicated: or one with the same card', () => {
  expect(shot('academypilot', {}, ['dedicated']).offered()).toHaveLength(1);
});
test('Dedicated: not for another, not strained, not ahead, not at range 3', () => {
  expect(shot('academypilot', {}).offered()).toEqual([]);
  expect(shot('nightbeast', { tokens: { strain: 1 } }).offered()).toEqual([]);
  expect(shot('nightbeast', { heading: 270 }).offered()).toEqual([]);
  expect(shot('nightbeast', { at: [780, 500] }).offered()).toEqual([]);
});
