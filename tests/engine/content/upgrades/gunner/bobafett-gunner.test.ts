import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

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

test('Boba Fett: a ship in the arc that was destroyed and is not removed yet is still there', () => {
  const told = inStory('upgrade:bobafett-gunner', {
    phase: 'engagement',
    firstPlayer: 'p2',
    p1: [
      { pilot: 'wedgeantilles', at: [457, 300] },
      { pilot: 'bluesquadronescort', at: [520, 400], shields: 0, damage: Array(3).fill('-fuelleak') },
    ],
    p2: [{ pilot: 'soontirfel', at: [457, 500], heading: 180 }],
    dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'focus', 'focus', 'blank', 'blank', 'blank'],
  });
  told.game.choose('p2', 'target:ship:A2:primary:0');
  expect(told.until('chooseAttack').game.ship('A2')).toMatchObject({ destroyed: true, where: 'table' });
  told.game.choose('p1', 'target:ship:B1:primary:0');
  expect(told.offered()).toEqual([]);
});
