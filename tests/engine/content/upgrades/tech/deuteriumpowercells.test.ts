import { expect, test } from 'vitest';
import type { Token } from '../../../../../src/engine/core/token';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:deuteriumpowercells';
const system = (shields: number) =>
  inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], shields, tokens: { stress: 1 } }],
    p2: [{ pilot: 'academypilot', at: [457, 800] }],
  });
const gaining = (token: Token, stress = 0) =>
  inStory(CARD, {
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], tokens: { stress } }],
    p2: [{ pilot: 'academypilot', at: [457, 800] }],
    first: [{ do: 'gainToken', ship: 'ship:A1', token, by: 'p2' }],
    alone: true,
  });

test('Deuterium Power Cells: a charge and a disarm token for a shield', () => {
  const { game } = system(1).use();
  expect([game.ship('A1').shields, game.tokens('A1').disarm, game.ship('A1').upgrades[0]!.charges]).toEqual([2, 1, 1]);
  expect(system(2).offered()).toEqual([]);
});
test('Deuterium Power Cells: a charge turns an ion token into stress', () => {
  const { game } = gaining('ion').use();
  expect([game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([{ stress: 1 }, 1]);
  expect(gaining('ion').leave().game.tokens('A1')).toEqual({ ion: 1 });
});
test('Deuterium Power Cells: not while stressed, nor stress itself', () => {
  expect(gaining('ion', 1).offered()).toEqual([]);
  expect(gaining('stress').offered()).toEqual([]);
});
