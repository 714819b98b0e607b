import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:integratedsfoils';
const XWING = { pilot: 'blacksquadronace-t70xwing' } as const;
const diceAt = (x: number, flipped: readonly string[] = []) =>
  rolled(inDuel(CARD, { attacker: { ...XWING, flipped }, defender: { at: [x, 500] } }).attack().game, 'attack');

test('Integrated S-Foils, closed: outside the bullseye arc one die fewer, in it none', () => {
  expect([diceAt(530), diceAt(457)]).toEqual([2, 3]);
});

test('Integrated S-Foils, open: none in either case', () => {
  expect([diceAt(530, ['integratedsfoils']), diceAt(457, ['integratedsfoils'])]).toEqual([3, 3]);
});

test('Integrated S-Foils: closed they roll, and flipped open no more', () => {
  const rolls = (told: ReturnType<typeof flying>) =>
    told
      .until('chooseAction')
      .game.offers('p1')
      .filter(key => key.includes('barrelRoll'));
  expect(rolls(flying(CARD, XWING).leave())).toEqual(['action:barrelRoll:white']);
  expect(rolls(flying(CARD, XWING).use('flip'))).toEqual([]);
});
