import { expect, test } from 'vitest';
import { inStep } from '../../../../../src/engine/rules/steps';
import { inDuel, inStory } from '../../../../support/card';

const CARD = 'upgrade:treacherous';
const shot = (at: readonly [number, number], charges = 1) =>
  inDuel(CARD, {
    on: 'defender',
    range: 3,
    third: { at },
    first: charges ? [] : [{ do: 'loseCharge', ship: 'ship:B1', card: CARD }],
    rolls: 'hit crit blank / blank blank blank',
  }).attack();

test('Treacherous: the charge, and a ship in the way is strained, to cancel a hit or crit', () => {
  const { game } = shot([457, 400]).use('ship:A2');
  game.pick('p2', ['die:1']);
  expect(game.last('diceCanceled')).toMatchObject({ faces: ['crit'] });
  expect(game.tokens('A2')).toEqual({ strain: 1 });
  expect(game.ship('B1').upgrades[0]!.charges).toBe(0);
});
test('Treacherous: not with nobody in the way, not without the charge', () => {
  expect(shot([600, 400]).offered()).toEqual([]);
  expect(shot([457, 400], 0).offered()).toEqual([]);
});
const destroyed = (x: number) =>
  inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'academypilot', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [x, 300] }],
    first: [
      { do: 'loseCharge', ship: 'ship:A1', card: CARD },
      inStep('test', null, [{ do: 'destroyShip', ship: 'ship:B1' }]),
    ],
  }).game.ship('A1').upgrades[0]!.charges;
test('Treacherous: any ship destroyed at range 0-3 brings it back, none beyond', () => {
  expect(destroyed(700)).toBe(1);
  expect(destroyed(850)).toBe(0);
});
