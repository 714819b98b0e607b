import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: object) =>
  inDuel('upgrade:korkiekryze', {
    on: 'enemy',
    range: 3,
    third: { at: [457, 660], heading: 180, tokens: { evade: 1 }, ...third },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Korkie Kryze: hands a green token to a friend in front that becomes the defender', () => {
  const { game } = shot({ at: [457, 760] }).use();
  expect(game.tokens('B1')).toEqual({ evade: 1 });
  expect(game.tokens('B2')).toEqual({});
});

test('Korkie Kryze: not to one behind, nor beyond range 2', () => {
  expect(shot({ at: [457, 760], heading: 0 }).offered()).toEqual([]);
  expect(shot({ at: [457, 900] }).offered()).toEqual([]);
});

const defended = (x: number) =>
  inDuel('upgrade:korkiekryze', { on: 'enemy', range: 3, third: { at: [x, 420], heading: 0 } })
    .attack()
    .until()
    .game.events('diceRolled')
    .find(({ kind }) => kind === 'defense')!.faces.length;

test('Korkie Kryze: one more die where he stands between', () => {
  expect(defended(457)).toBe(defended(530) + 1);
});
