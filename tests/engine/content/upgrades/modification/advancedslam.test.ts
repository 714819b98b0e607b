import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';
import type { Placed } from '../../../../support/scenario';

const CARD = 'upgrade:advancedslam';
const slammed = (ahead: readonly Placed[] = []) => {
  const p2 = [{ pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } } as const, ...ahead];
  const told = flying(CARD, { pilot: 'nusquadronpilot', at: [457, 100], dial: '1FB' }, { p2 });
  told.until('chooseAction');
  told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('action:slam'))!, 'maneuver:1FB');
  return told;
};

test('Advanced SLAM: after a SLAM fully flown, a white action as a red one', () => {
  const told = slammed();
  expect(told.offered().every(key => key.endsWith(':red'))).toBe(true);
  const { game } = told.use('focus:red');
  expect(game.events('actionPerformed').filter(({ ship }) => ship === 'ship:A1')).toMatchObject([
    { action: 'slam' },
    { action: 'focus', color: 'red' },
  ]);
  expect(game.tokens('A1').stress).toBe(1);
});
test('Advanced SLAM: not after a SLAM that ended at another ship', () => {
  const blocker: Placed = { pilot: 'academypilot', at: [457, 265], dial: '4FW', tokens: { stress: 1 } };
  // The blocker activates first and would be gone.
  expect(slammed([{ ...blocker, pilot: 'darthvader' }]).offered()).toEqual([]);
});
