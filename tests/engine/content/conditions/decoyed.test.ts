import { expect, test } from 'vitest';
import { duel, PRIMARY } from '../../../support/duel';

const DECOYED = [{ is: 'decoyed', from: 'B2', by: 'pilot:naboohandmaiden' }];
const handmaid = (at: readonly [number, number], evade = 1) => ({ pilot: 'naboohandmaiden', at, tokens: { evade } });
const defended = (defender: string, maids: readonly ReturnType<typeof handmaid>[]) => {
  const game = duel({
    defender: { pilot: defender, conditions: DECOYED },
    enemies: maids,
    dice: ['hit', 'hit', 'hit', 'focus', 'blank', 'blank'],
  });
  return game.choose('p1', PRIMARY);
};
const keys = (game: ReturnType<typeof duel>) => game.offers('p2').filter(one => one.includes('decoyed'));

test('Decoyed: each handmaiden in the attack arc may spend an evade token, once', () => {
  const game = defended('bluesquadronprotector', [handmaid([440, 560]), handmaid([500, 600], 2)]);
  expect(keys(game)).toHaveLength(2);
  game.choose('p2', keys(game)[1]!);
  game.pick('p2', [game.offers('p2')[0]!]);
  expect(game.tokens('B3')).toEqual({ evade: 1 });
  expect(keys(game)).toHaveLength(1);
});

test('Decoyed: in an N-1 the evade is one more', () => {
  const game = defended('naboohandmaiden', []);
  expect(keys(game)).toEqual([]);
  const royal = defended('ricolie', [handmaid([440, 560])]);
  royal.choose('p2', keys(royal)[0]!);
  expect(royal.last('diceAdded')!.faces).toEqual(['evade']);
});

test('Decoyed: not one outside the attack arc', () => {
  expect(keys(defended('bluesquadronprotector', [handmaid([800, 300])]))).toEqual([]);
});
