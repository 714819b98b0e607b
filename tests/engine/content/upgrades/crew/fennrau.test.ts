import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const TOKENS = { stress: 2, strain: 1 };
const engages = (dial: '2FB' | '0OR', at: readonly [number, number] = [300, 420], fenn = 200) =>
  inStory('upgrade:fennrau', {
    phase: 'engagement',
    p1: [
      { pilot: 'bluesquadronescort', at: [fenn, 300] },
      { pilot: 'wedgeantilles', at: [300, 300], dial, tokens: TOKENS },
    ],
    p2: [{ pilot: 'academypilot', at }],
    first: [{ do: 'revealDial', ship: 'ship:A2' }],
  });

test('Fenn Rau (crew): before a friend engages with an enemy at range 1 ahead, it may remove a red token', () => {
  const told = engages('2FB');
  expect(told.offered()).toEqual(['use:upgrade:fennrau:stress', 'use:upgrade:fennrau:strain']);
  expect(told.use('strain').game.tokens('A2')).toEqual({ stress: 2 });
});

test('Fenn Rau (crew): not for a stop, an enemy at range 2 or beside it, nor a friend at range 3', () => {
  expect(engages('0OR').offered()).toEqual([]);
  expect(engages('2FB', [300, 470]).offered()).toEqual([]);
  expect(engages('2FB', [420, 300]).offered()).toEqual([]);
  expect(engages('2FB', [300, 420], 30).offered()).toEqual([]);
});

test('Fenn Rau (crew): an enemy ahead that was destroyed and is not removed yet is still there', () => {
  const told = inStory('upgrade:fennrau', {
    phase: 'engagement',
    p1: [
      { pilot: 'bluesquadronescort', at: [200, 300] },
      { pilot: 'wedgeantilles', at: [300, 300], dial: '2FB', tokens: TOKENS },
      { pilot: 'soontirfel', at: [360, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [300, 420], damage: ['-fuelleak', '-fuelleak'] }],
    first: [{ do: 'revealDial', ship: 'ship:A2' }],
    dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
  });
  told.game.choose('p1', 'ship:A3').choose('p1', 'target:ship:B1:primary:0');
  expect(told.offered()).toEqual(['use:upgrade:fennrau:stress', 'use:upgrade:fennrau:strain']);
  expect(told.game.ship('B1')).toMatchObject({ destroyed: true, where: 'table' });
});
