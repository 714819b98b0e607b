import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const ROLLS = 'hit blank blank hit / blank blank blank';

test('Predator: against a ship in the bullseye, one attack die is rerolled', () => {
  const { game } = inDuel('upgrade:predator', { rolls: ROLLS }).attack().use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
});

test('Predator: not beside the bullseye', () => {
  expect(
    inDuel('upgrade:predator', { rolls: ROLLS, defender: { at: [500, 500] } })
      .attack()
      .offered(),
  ).toEqual([]);
});
