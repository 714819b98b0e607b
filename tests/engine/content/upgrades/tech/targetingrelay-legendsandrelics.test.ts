import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

/** A2 locks B1, which stands so far from A1 with the card. */
const locking = (y: number) => {
  const told = inStory('upgrade:targetingrelay-legendsandrelics', {
    phase: 'activation',
    p1: [
      { pilot: 'bluesquadronescort', at: [457, 300], dial: '1FB' },
      { pilot: 'wedgeantilles', at: [600, 300], dial: '2FB' },
    ],
    p2: [{ pilot: 'academypilot', at: [457, y], heading: 90, dial: '2FW', tokens: { stress: 1 } }],
    first: [{ do: 'acquireLock', ship: 'ship:A2', object: 'ship:B1' }],
    alone: true,
  });
  return told;
};

test('Targeting Relay: a friend locks an enemy at range 1: a charge and stress for its calculate token', () => {
  const { game } = locking(430).use();
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ stress: 1 }, { calculate: 1 }]);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
test('Targeting Relay: not an enemy at range 2', () => expect(locking(500).offered()).toEqual([]));
