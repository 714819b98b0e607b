import { expect, test } from 'vitest';
import { about } from '../../../../support/card';
import { scenario } from '../../../../support/scenario';

const CARD = 'upgrade:saturationrockets-missile';

/** They recover a charge a round and hold four. */
const fire = (b2: readonly [number, number], b1: readonly [number, number] = [457, 250]) => {
  const game = scenario({
    phase: 'engagement',
    p1: [{ pilot: 'lieutenantkarsabi-ssl', at: [457, 100] }],
    p2: [
      { pilot: 'academypilot', at: b1, heading: 180 },
      { pilot: 'academypilot', at: b2, heading: 180 },
    ],
    dice: Array(30).fill('blank'),
  });
  return about(CARD, game).attack(`target:ship:B1:${CARD}`);
};
const charges = ({ game }: ReturnType<typeof fire>) =>
  game.ship('A1').upgrades.find(({ card }) => card === CARD)!.charges;

test('a third charge is a fourth die', () => {
  const told = fire([800, 800]).use();
  expect(charges(told)).toBe(1);
  expect(told.game.events('diceRolled')[0]!.faces).toHaveLength(4);
});

test('after it, one charge strikes a ship close to the defender, and that is all it costs', () => {
  const told = fire([520, 250]).leave();
  expect(told.offered()).toEqual([`target:ship:B2:${CARD}`]);
  told.use();
  expect(charges(told)).toBe(1);
  expect(told.game.events('attackDeclared').map(({ bonus }) => bonus)).toEqual([false, true]);
  // The die in the front arc may be bought for the second attack as well, which leads to no third.
  told.use('1 more die');
  expect(charges(told)).toBe(0);
  expect(told.offered()).toEqual([]);
});

test('not a ship at range 2 of the defender, nor with the last charge spent on dice', () => {
  expect(fire([457, 412]).leave().offered()).toEqual([]);
  const told = fire([520, 250]).use();
  told.use();
  expect(charges(told)).toBe(0);
  expect(told.offered()).toEqual([]);
});

test('no more die outside the front arc', () => {
  expect(fire([800, 800], [620, 130]).offered()).toEqual([]);
});
