import { expect, test } from 'vitest';
import { atSetup } from '../../../../support/conditions';

const after = () =>
  atSetup('after', {
    rocks: [
      { is: 'coreasteroid0', at: [300, 300] },
      { is: 'coreasteroid1', at: [600, 600] },
    ],
    p1: [{ pilot: 'outerrimsmuggler', upgrades: ['tobiasbeckett'], at: [200, 100] }],
    p2: [{ pilot: 'wedgeantilles', at: [200, 880] }],
  });

test('Tobias Beckett: once forces are placed an obstacle is laid elsewhere', () => {
  const game = after().choose('p1', 'use:upgrade:tobiasbeckett:rock:1');
  game.place('p1', 'place:rock:1', { x: 600, y: 330, heading: 0 });
  expect(game.state.rocks['rock:1']!.pose).toEqual({ x: 600, y: 330, heading: 0 });
});

test('Tobias Beckett: not within range 2 of a ship, nor range 1 of another obstacle; and he may leave them', () => {
  const game = after().choose('p1', 'use:upgrade:tobiasbeckett:rock:1');
  expect(game.refusal('p1', { option: 'place:rock:1', pose: { x: 300, y: 300, heading: 0 } })).toBe('notThere');
  expect(game.refusal('p1', { option: 'place:rock:1', pose: { x: 600, y: 500, heading: 0 } })).toBe('notThere');
  expect(after().choose('p1', 'pass').state.pending).toEqual([]);
});
