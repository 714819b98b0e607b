import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:margsablclosure';
const flown = (rock: readonly [number, number], y = 640) =>
  flying(
    CARD,
    { pilot: 'wedgeantilles', dial: '4FW', at: [457, 200] },
    {
      p2: [{ pilot: 'soontirfel', at: [457, y], dial: '4FW', tokens: { stress: 1 } }],
      rocks: [{ is: 'coreasteroid5', at: rock }],
      dice: ['blank'],
    },
  );

test('Marg Sabl Closure: after a maneuver through an obstacle an enemy ahead is strained', () => {
  const { game } = flown([457, 280]).use('ship:B1');
  expect(game.events('tokenGained').map(({ ship, token }) => `${ship} ${token}`)).toEqual(['ship:B1 strain']);
});
test('Marg Sabl Closure: not beside one, not at range 3', () => {
  expect(flown([600, 280]).offered()).toEqual([]);
  expect(flown([457, 280], 700).offered()).toEqual([]);
});
test('Marg Sabl Closure: also after deploying', () => {
  const told = inStory(CARD, {
    phase: 'system',
    p1: [
      { pilot: 'zeborrelios', at: [457, 300], docked: 'A2', dial: '2FB' },
      { pilot: 'kananjarrus', at: [457, 200], heading: 180, upgrades: ['ghost'], dial: '2FB' },
    ],
    p2: [{ pilot: 'soontirfel', at: [457, 560], dial: '2FB' }],
  });
  const { game } = told;
  game.choose('p1', game.offers('p1').find(key => key === 'leave:rear:2FB')!);
  expect(told.use('ship:B1').game.tokens('B1')).toEqual({ strain: 1 });
});
