import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inDuel } from '../../../../support/card';

const guess = (number: string, rolls = 'hit hit hit / evade evade blank', calculate = 1) =>
  inDuel('upgrade:c3po', { on: 'defender', defender: { tokens: { calculate } }, rolls })
    .attack()
    .use(`:${number}`).game;

test('C-3PO: a calculate token and the right guess add an evade', () => {
  const game = guess('2');
  expect(game.last('diceAdded')!.after).toEqual(['evade', 'evade', 'blank', 'evade']);
  expect(game.tokens('B1')).toEqual({});
});

test('C-3PO: a wrong one does not', () => {
  expect(guess('1').events('diceAdded')).toEqual([]);
  expect(guess('3').events('diceAdded')).toEqual([]);
});

test('C-3PO: a reroll does not make it right', () => {
  const game = inDuel('upgrade:c3po', {
    on: 'defender',
    defender: { tokens: { calculate: 2 }, upgrades: ['c3po-republic'] },
    rolls: 'hit hit hit / evade blank blank evade',
  })
    .attack()
    .use(':2').game;
  const reroll = game.offers('p2').find(key => key.includes('c3po-republic'))!;
  game.choose('p2', reroll).pick('p2', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['evade', 'evade', 'blank']);
  expect(game.events('diceAdded')).toEqual([]);
});

test('C-3PO: no guess without the token', () => {
  const told = inDuel('upgrade:c3po', { on: 'defender', rolls: 'hit hit hit / evade evade blank' });
  expect(told.attack().offered()).toEqual([]);
});

test('C-3PO: a calculate action brings two tokens', () => {
  const game = acting({ pilot: 'wedgeantilles', upgrades: ['c3po'], at: [400, 400] });
  expect(game.choose('p1', 'action:calculate:white').tokens('A1')).toEqual({ calculate: 2 });
});
