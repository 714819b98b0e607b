import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../support/conditions';

const p2 = [{ pilot: 'academypilot', at: [400, 800] }] as const;
const guard = { pilot: 'magnaguardprotector', at: [200, 100] } as const;

test('MagnaGuard Protector: after setup a friend is guarded', () => {
  const game = atSetup('after', { p1: [guard, { pilot: 'skakoanace', at: [400, 100] }], p2 });
  expect(conditionsOf(game, 'A2')).toEqual(['guarded']);
});

test('MagnaGuard Protector: never itself', () => {
  expect(atSetup('after', { p1: [guard], p2 }).events('conditionAssigned')).toEqual([]);
});
