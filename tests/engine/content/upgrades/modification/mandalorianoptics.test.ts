import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const CARD = 'upgrade:mandalorianoptics';
const system = (y: number) =>
  inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 400] }],
    p2: [{ pilot: 'academypilot', at: [457, y] }],
  });

test('Mandalorian Optics: in the System Phase a charge locks what is in the front arc', () => {
  const { game } = system(650).use();
  expect([game.ship('A1').locks, game.ship('A1').upgrades[0]!.charges]).toEqual([['ship:B1'], 1]);
});
test('Mandalorian Optics: not what is behind', () => expect(system(150).offered()).toEqual([]));

const across = (locks: readonly string[]) =>
  rolled(
    inDuel(CARD, { attacker: { locks }, rocks: [{ is: 'coreasteroid1', at: [457, 400] }] })
      .attack()
      .until().game,
    'defense',
  );
test('Mandalorian Optics: at what is locked, it shoots past an obstacle', () => expect(across(['B1'])).toBe(3));
test('Mandalorian Optics: the obstacle counts without a lock', () => expect(across([])).toBe(4));
