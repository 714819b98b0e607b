import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const duel = (tokens: object) =>
  inDuel('upgrade:tantiveiv-republic', {
    on: 'defender',
    defender: { tokens },
    rolls: 'hit hit blank / blank focus blank',
  }).attack();

test('Tantive IV: without green tokens one result becomes an evade', () => {
  const { game } = duel({ stress: 1 }).use();
  game.pick('p2', ['die:0']);
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'focus', 'blank']);
});

test('Tantive IV: not with a calculate token', () => expect(duel({ calculate: 1 }).offered()).toEqual([]));
