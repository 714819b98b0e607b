import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../../support/conditions';

test('Informant: after setup an enemy has the listening device; with one enemy nothing is asked', () => {
  const game = atSetup('after', {
    p1: [{ pilot: 'omicrongrouppilot', upgrades: ['informant'], at: [200, 100] }],
    p2: [{ pilot: 'bluesquadronescort', at: [200, 800] }],
  });
  expect(conditionsOf(game, 'B1')).toEqual(['listeningdevice']);
});

test('Informant: not before forces are placed', () => {
  const game = atSetup('before', {
    p1: [{ pilot: 'omicrongrouppilot', upgrades: ['informant'], at: [200, 100] }],
    p2: [{ pilot: 'bluesquadronescort', at: [200, 800] }],
  });
  expect(conditionsOf(game, 'B1')).toEqual([]);
});
