import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (on: 'attacker' | 'defender', stress: number, force = 1) =>
  inDuel('pilot:ezrabridger', {
    on,
    [on]: { tokens: { stress }, force },
    range: 3,
    rolls: on === 'attacker' ? 'focus focus focus / blank' : 'hit hit hit / focus focus blank',
  }).attack();
test('Ezra Bridger: stressed, a Force turns two focus results into hits or evades', () => {
  const { game } = shot('attacker', 1).use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'focus']);
  expect(game.ship('A1').force).toBe(0);
  expect(
    shot('defender', 1)
      .use()
      .game.last('diceChanged')!
      .after.filter(face => face === 'evade'),
  ).toHaveLength(2);
});
test('Ezra Bridger: not unstressed, nor without Force', () => {
  expect(shot('attacker', 0).offered()).toEqual([]);
  expect(shot('attacker', 1, 0).offered()).toEqual([]);
});

const left = (pilot: string) => {
  const { game } = inDuel(`pilot:${pilot}`, {
    on: 'defender',
    defender: { shields: 0 },
    rolls: 'hit crit blank / evade blank blank',
  })
    .attack()
    .until();
  return game.events('damageDealt').map(({ faceup }) => faceup);
};
test('Zeb Orrelios: crits are neutralized before hits, and not those of others', () => {
  expect(left('zeborrelios')).toEqual([false]);
  expect(left('ezrabridger')).toEqual([true]);
});
