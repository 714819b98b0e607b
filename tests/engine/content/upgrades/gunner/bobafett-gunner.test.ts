import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: { at: readonly [number, number] }) =>
  inDuel('upgrade:bobafett-gunner', { third, rolls: 'focus focus blank / blank blank blank' }).attack();

test('Boba Fett: alone with the defender in the arc, one focus is a hit', () => {
  expect(
    shot({ at: [457, 200] })
      .use()
      .game.last('diceChanged')!.after,
  ).toEqual(['hit', 'focus', 'blank']);
});

test('Boba Fett: not with another ship in the attack arc, though it be a friend', () => {
  expect(shot({ at: [520, 420] }).offered()).toEqual([]);
});
