import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const revealed = (dial: '2FB' | '4KR') =>
  inStory('upgrade:r2a6', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('R2-A6: the dial may be turned one speed up or down', () => {
  const told = revealed('2FB');
  expect(told.offered()).toEqual(['use:upgrade:r2a6:1FB', 'use:upgrade:r2a6:3FW']);
  const { game } = told.use('3FW');
  expect([game.ship('A1').dial, game.about('A1', 'maneuverExecuted')!.maneuver]).toEqual(['3FW', '3FW']);
});

test('R2-A6: only to what is on the dial, and with the same bearing', () => {
  expect(revealed('4KR').offered()).toEqual([]);
});

test('R2-A6: what another card has turned the dial to is one faster or slower then', () => {
  const told = inStory('upgrade:r2a6', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB', upgrades: ['seasonednavigator'] }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });
  told.offered();
  told.game.choose('p1', 'ability:ship:A1:upgrade:seasonednavigator:after:reveal:after:reveal');
  told.game.choose('p1', 'use:upgrade:seasonednavigator:2TW');
  expect(told.offered()).toEqual(['use:upgrade:r2a6:3TW']);
});
