import { expect, test } from 'vitest';
import { acting } from '../../../../support/flying';

const CARD = 'upgrade:r2a3-talent';
const acted = (action: string, rock: readonly [number, number] = [457, 480]) =>
  acting(CARD, { pilot: 'wedgeantilles' }, action, {
    p2: [{ pilot: 'academypilot', at: [860, 880], dial: '4FW', tokens: { stress: 1 } }],
    rocks: [{ is: 'coreasteroid1', at: rock }],
  });

test('R2-A3: after an action, the charge for a lock on anything at range 0-3', () => {
  const told = acted('action:focus:white');
  expect(told.offered()).toEqual(['rock:1']);
  const { game } = told.use();
  expect(game.ship('A1').locks).toEqual(['rock:1']);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});
test('R2-A3: not where nothing is in reach; a "no" keeps the charge', () => {
  expect(acted('action:focus:white', [100, 800]).offered()).toEqual([]);
  expect(acted('action:focus:white').leave().game.ship('A1').upgrades[0]!.charges).toBe(1);
});
