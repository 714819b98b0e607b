import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const acts = (key: string) => {
  const told = inStory('upgrade:rookkast', {
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction');
  told.game.choose('p1', key);
  return told;
};

test('Rook Kast: a red action may strain the ship, a white one may not', () => {
  expect(acts('action:rotate:white').offered()).toEqual([]);
  const { game } = acts('action:boost:red');
  game.choose('p1', game.offers('p1')[0]!);
  game.choose('p1', 'use:upgrade:rookkast');
  expect(game.tokens('A1')).toEqual({ stress: 1, strain: 1 });
});

const shot = (strain: number) =>
  inDuel('upgrade:rookkast', {
    attacker: { tokens: { strain } },
    rolls: 'focus blank hit / blank blank blank',
  }).attack();

test('Rook Kast: strained, a blank or focus becomes a hit', () => {
  const { game } = shot(1).use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceChanged')!.after).toEqual(['focus', 'hit', 'hit']);
});

test('Rook Kast: not unstrained', () => {
  expect(shot(0).offered()).toEqual([]);
});
