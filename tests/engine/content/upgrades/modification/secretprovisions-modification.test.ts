import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ending = (y: number) =>
  inStory('upgrade:secretprovisions-modification', {
    phase: 'end',
    p1: [{ pilot: 'bluesquadronescort', at: [300, y] }],
    p2: [{ pilot: 'academypilot', at: [800, 600] }],
  });

test('Secret Provisions: at range 3 of the enemy’s edge, a charge for two points', () => {
  const { game } = ending(620).use();
  expect([game.points('p1'), game.ship('A1').upgrades[0]!.charges]).toEqual([2, 2]);
  expect(game.last('scored')).toMatchObject({
    reason: { kind: 'card', card: 'upgrade:secretprovisions-modification' },
  });
});
test('Secret Provisions: not from its own edge', () => expect(ending(200).offered()).toEqual([]));
