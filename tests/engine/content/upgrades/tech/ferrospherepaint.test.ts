import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

/** B1 locks A1, which is ahead of it or aside. */
const locked = (x: number) =>
  inStory('upgrade:ferrospherepaint', {
    p1: [{ pilot: 'bluesquadronescort', at: [x, 300] }],
    p2: [{ pilot: 'academypilot', at: [457, 500] }],
    first: [{ do: 'acquireLock', ship: 'ship:B1', object: 'ship:A1' }],
    alone: true,
  });
const after = ({ game }: ReturnType<typeof locked>) => [game.ship('B1').locks, game.tokens('B1')];

test('Ferrosphere Paint: whoever locks it gains stress, or breaks that lock', () => {
  expect(after(locked(550).leave())).toEqual([['ship:A1'], { stress: 1 }]);
  expect(after(locked(550).use())).toEqual([[], {}]);
});
test('Ferrosphere Paint: not from the bullseye arc', () => {
  expect(locked(457).offered()).toEqual([]);
  expect(after(locked(457))).toEqual([['ship:A1'], {}]);
});
