import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const HERA = 'pilot:herasyndulla-asf01bwing';
const helps = (third: object) => {
  const rolls = 'focus focus blank / blank blank blank';
  const told = inDuel(HERA, { on: 'wingman', third: { at: [600, 300], ...third }, rolls });
  if (told.game.offers('p1').includes('ship:A1')) told.game.choose('p1', 'ship:A1');
  return told.attack();
};

test('Hera Syndulla hands a friend that attacks a focus token, to be spent at once', () => {
  const { game } = helps({ tokens: { focus: 1 } }).use();
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ focus: 1 }, {}]);
  expect(game.offers('p1')).toContain('mod:focus');
});

test('Hera Syndulla: of several gifts she picks one, a lock among them', () => {
  const told = helps({ tokens: { focus: 1, evade: 1 }, locks: ['B1'] }).use();
  expect(told.offered()).toEqual(['focus', 'evade', 'lock:ship:B1']);
  const { game } = told.use('lock:ship:B1');
  expect([game.ship('A1').locks, game.ship('A2').locks]).toEqual([['ship:B1'], []]);
});

test('Hera Syndulla: with nothing to give, or at range 3, she does nothing', () => {
  expect(helps({ tokens: { calculate: 1 } }).offered()).toEqual([]);
  expect(helps({ at: [800, 300], tokens: { focus: 1 } }).offered()).toEqual([]);
});

test('Hera Syndulla helps who defends', () => {
  const { game } = inDuel(HERA, {
    on: 'enemy',
    third: { at: [600, 500], tokens: { evade: 1 } },
    rolls: 'hit hit blank / blank blank blank',
  })
    .attack()
    .use();
  expect(game.tokens('B1')).toEqual({ evade: 1 });
});
