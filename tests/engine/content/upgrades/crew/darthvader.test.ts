import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const start = (more: object, y = 400) =>
  inStory('upgrade:darthvader', {
    phase: 'engagement',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], force: 1 }],
    p2: [{ pilot: 'academypilot', at: [400, y], ...more }],
  });

test('Darth Vader (crew): a hit, unless a green token is removed', () => {
  const told = start({ tokens: { evade: 1 } }).use('ship:B1');
  expect(told.game.ship('A1').force).toBe(0);
  expect(told.game.offers('p2')).toEqual(['lose:evade', 'pass']);
  told.game.choose('p2', 'pass');
  expect(told.game.damage('B1')).toHaveLength(1);
  const saved = start({ tokens: { evade: 1 } })
    .use('ship:B1')
    .game.choose('p2', 'lose:evade');
  expect([saved.damage('B1'), saved.tokens('B1')]).toEqual([[], {}]);
});

test('Darth Vader (crew): without a green token nothing is asked', () => {
  expect(start({}).use('ship:B1').game.damage('B1')).toHaveLength(1);
});

test('Darth Vader (crew): not at range 3, nor outside the firing arc', () => {
  expect(start({ at: [520, 200] }).offered()).toEqual([]);
  expect(start({}, 470).offered()).toEqual([]);
});
