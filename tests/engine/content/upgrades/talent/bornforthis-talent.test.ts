import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

/** A1 attacks B1; B2 carries the card. */
const shot = (tokens: Record<string, number>, x = 560) =>
  inDuel('upgrade:bornforthis-talent', {
    on: 'enemy',
    third: { at: [x, 520], tokens },
    rolls: 'hit hit hit / focus focus blank',
  }).attack();

test('Born for This: a friend spends its focus token, which strains it', () => {
  const { game } = shot({ focus: 1 }).use('focus');
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'evade', 'blank']);
  expect(game.tokens('B2')).toEqual({ strain: 1 });
});
test('Born for This: not strained, not at range 3', () => {
  expect(shot({ focus: 1, strain: 1 }).offered()).toEqual([]);
  expect(shot({ focus: 1 }, 800).offered()).toEqual([]);
});
