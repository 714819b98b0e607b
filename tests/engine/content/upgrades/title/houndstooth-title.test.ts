import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:houndstooth-title';
const duel = (tokens: object, stress = 0) =>
  inDuel(CARD, { attacker: { tokens }, defender: { tokens: { stress } }, rolls: 'focus focus blank' }).attack();

test('Hound’s Tooth: at a ship on its reinforced side, one focus becomes a hit', () => {
  const told = duel({ reinforceFore: 1 }).use();
  expect(told.game.last('diceChanged')!.after).toEqual(['hit', 'focus', 'blank']);
  expect(told.offered()).toEqual([]);
});

test('Hound’s Tooth: or a crit if that ship is stressed, one of the two', () => {
  const told = duel({ reinforceFore: 1 }, 1);
  expect(told.offered()).toHaveLength(2);
  told.use('crit');
  expect(told.game.last('diceChanged')!.after).toEqual(['crit', 'focus', 'blank']);
  expect(told.offered()).toEqual([]);
});

test('Hound’s Tooth: not at one on the other side', () => expect(duel({ reinforceAft: 1 }).offered()).toEqual([]));
