import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { scenario } from '../../../support/scenario';

const waiting = (spent: number, more: object = {}) =>
  scenario({
    phase: 'planning',
    p1: [
      { pilot: 'zizitlo', upgrades: ['ga97'], at: [200, 100], ...more },
      {
        pilot: 'bluesquadronrookie',
        at: [0, 0],
        where: 'reserve',
        conditions: [{ is: 'itstheresistance', from: 'A1', by: 'upgrade:ga97' }],
      },
    ],
    p2: [{ pilot: 'academypilot', at: [400, 800] }],
    first: Array.from({ length: spent }, () => ({ do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:ga97' })),
  });

test('It’s the Resistance: with all charges it deploys by any edge, beyond range 3 of every enemy', () => {
  const game = waiting(0);
  expect(game.asked('p1')).toBe('deploy');
  expect(game.refusal('p1', { option: 'place:ship:A2', pose: { x: 60, y: 800, heading: 90 } })).not.toBeNull();
  game.place('p1', 'place:ship:A2', { x: 60, y: 300, heading: 90 });
  expect(game.ship('A2').where).toBe('table');
  expect(conditionsOf(game, 'A2')).toEqual([]);
  expect(game.tokens('A2')).toEqual({});
});

test('It’s the Resistance: not while one is missing', () => {
  expect(waiting(1).asked('p1')).toBe('setDials');
});

test('It’s the Resistance: when GA-97 is destroyed it comes, disarmed', () => {
  const game = scenario({
    alone: true,
    first: [{ do: 'destroyShip', ship: 'ship:A1' }],
    p1: [
      { pilot: 'zizitlo', upgrades: ['ga97'], at: [200, 100] },
      {
        pilot: 'bluesquadronrookie',
        at: [0, 0],
        where: 'reserve',
        conditions: [{ is: 'itstheresistance', from: 'A1', by: 'upgrade:ga97' }],
      },
    ],
    p2: [{ pilot: 'academypilot', at: [400, 800] }],
  }).place('p1', 'place:ship:A2', { x: 60, y: 300, heading: 90 });
  expect(game.tokens('A2')).toEqual({ disarm: 1 });
});
