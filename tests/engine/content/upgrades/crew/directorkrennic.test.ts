import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../../support/conditions';

const KRENNIC = { pilot: 'omicrongrouppilot', upgrades: ['directorkrennic'], at: [200, 100], where: 'hand' } as const;
const p2 = [{ pilot: 'bluesquadronescort', at: [200, 800], where: 'hand' }] as const;

test('Director Krennic: before forces are placed another friendly ship is his prototype', () => {
  const game = atSetup('before', { p1: [KRENNIC, { pilot: 'academypilot', at: [400, 100], where: 'hand' }], p2 });
  expect(conditionsOf(game, 'A2')).toEqual(['optimizedprototype']);
  expect(conditionsOf(game, 'A1')).toEqual([]);
});

test('Director Krennic: alone he has none', () => {
  expect(conditionsOf(atSetup('before', { p1: [KRENNIC], p2 }), 'A1')).toEqual([]);
});
