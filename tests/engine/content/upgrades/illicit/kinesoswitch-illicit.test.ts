import { expect, test } from 'vitest';
import { acting, flying } from '../../../../support/flying';

const CARD = 'upgrade:kinesoswitch-illicit';
const slammed = (block: boolean, locks: readonly string[] = ['A1']) => {
  const told = acting(CARD, { pilot: 'majorvynder' }, 'action:slam:white', {
    p2: [{ pilot: 'soontirfel', at: [block ? 457 : 300, 570], dial: '4FW', tokens: { stress: 1 }, locks }],
  });
  told.game.choose('p1', 'maneuver:2FB');
  return told;
};

test('Kineso-Switch: after a full SLAM a charge breaks all locks on it', () => {
  const { game } = slammed(false).use();
  expect(game.ship('B1').locks).toEqual([]);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
test('Kineso-Switch: not after a partial one, not without a lock', () => {
  expect(slammed(true).offered()).toEqual([]);
  expect(slammed(false, []).offered()).toEqual([]);
});
test('Kineso-Switch: not after the maneuver of the dial', () => {
  const told = flying(
    CARD,
    { pilot: 'majorvynder' },
    {
      p2: [{ pilot: 'academypilot', at: [300, 500], dial: '4FW', tokens: { stress: 1 }, locks: ['A1'] }],
    },
  );
  expect(told.until('chooseAction').game.asked('p1')).toBe('chooseAction');
  expect(told.game.ship('B1').locks).toEqual(['ship:A1']);
});
