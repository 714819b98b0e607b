import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const duel = (tokens: object) =>
  inDuel('upgrade:trident-title', {
    on: 'defender',
    attacker: { tokens },
    rolls: 'hit hit blank / blank blank blank',
  }).attack();

test('Trident: against an attacker without green tokens an evade is added', () => {
  const { game } = duel({ stress: 1 }).use();
  expect(game.last('diceAdded')!.after).toEqual(['blank', 'blank', 'blank', 'evade']);
});

test('Trident: not against one with an evade token', () => expect(duel({ evade: 1 }).offered()).toEqual([]));
