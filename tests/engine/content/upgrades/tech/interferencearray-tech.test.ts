import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about } from '../../../../support/card';

const CARD = 'upgrade:interferencearray-tech';
/** A1 coordinates A2; B1 is so far from that. */
const coordinating = (x: number) => {
  const game = acting(
    [
      { pilot: 'academypilot', at: [457, 300], upgrades: ['interferencearray-tech'] },
      { pilot: 'academypilot', at: [457, 430] },
    ],
    { p2: [{ pilot: 'bluesquadronescort', at: [x, 430] }], grant: { why: 'card', only: ['coordinate'] } },
  );
  game.choose('p1', 'action:coordinate:white', 'ship:A2', 'action:focus:white');
  return about(CARD, game);
};

test('Interference Array: an enemy at range 1 of the coordinated ship is jammed for a charge', () => {
  const { game } = coordinating(560).use();
  expect(game.tokens('B1')).toEqual({ jam: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
test('Interference Array: not one at range 2 of it', () => expect(coordinating(640).offered()).toEqual([]));
