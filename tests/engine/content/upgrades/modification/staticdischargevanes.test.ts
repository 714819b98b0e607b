import { expect, test } from 'vitest';
import type { Token } from '../../../../../src/engine/core/token';
import { inStory } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const gaining = (token: Token, { x = 540, stress = 0, b1 = {} as Partial<Placed> } = {}) =>
  inStory('upgrade:staticdischargevanes', {
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], tokens: { stress } }],
    p2: [{ pilot: 'academypilot', at: [x, 300], ...b1 }],
    first: [{ do: 'gainToken', ship: 'ship:A1', token, by: 'p2' }],
    alone: true,
  });

test.each(['ion', 'jam'] as const)('Static Discharge Vanes: another ship at range 1 takes the %s token', token => {
  const { game } = gaining(token).use('ship:B1');
  expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{ stress: 1 }, { [token]: 1 }]);
  expect(game.ship('A1').shields).toBe(1);
});
test('Static Discharge Vanes: not stressed, not another token, not to range 2', () => {
  expect(gaining('ion', { stress: 1 }).offered()).toEqual([]);
  expect(gaining('tractor').offered()).toEqual([]);
  expect(gaining('ion', { x: 620 }).offered()).toEqual([]);
});
test('Static Discharge Vanes: the other ship may have some too', () => {
  const told = gaining('ion', { b1: { upgrades: ['staticdischargevanes'] } }).use('ship:B1');
  expect(told.game.asked('p2')).toBe('mayUse');
  told.game.choose('p2', 'use:upgrade:staticdischargevanes:ship:A1');
  expect([told.game.tokens('A1'), told.game.tokens('B1')]).toEqual([{ stress: 1, ion: 1 }, { stress: 1 }]);
});
