import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const duel = (tokens: object, on: 'attacker' | 'defender' = 'defender') =>
  inDuel('upgrade:millenniumfalcon', {
    on,
    [on]: { tokens },
    rolls: 'hit blank blank / blank blank blank evade',
  }).attack();

test('Millennium Falcon: defending with an evade token, one die is rerolled', () => {
  const { game } = duel({ evade: 1 }).use();
  game.pick('p2', ['die:0']);
  expect([game.last('diceRerolled')!.after, game.tokens('B1')]).toEqual([['evade', 'blank', 'blank'], { evade: 1 }]);
});

test('Millennium Falcon: not with a focus token', () => expect(duel({ focus: 1 }).offered()).toEqual([]));
test('Millennium Falcon: not attacking', () => expect(duel({ evade: 1 }, 'attacker').offered()).toEqual([]));
