import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:notchedstabilizers';
const through = (is: string) =>
  flying(CARD, { pilot: 'miningguildsurveyor' }, { rocks: [{ is, at: [457, 400] }], dice: ['hit', 'hit'] }).until()
    .game;

test('Notched Stabilizers: an asteroid does nothing to it, and it acts', () => {
  const game = through('coreasteroid0');
  expect(game.events('obstacleMet')).toHaveLength(1);
  expect([game.events('damageSuffered').length, game.about('A1', 'actionSkipped')]).toEqual([0, undefined]);
});

test('Notched Stabilizers: debris does', () => {
  expect(through('yt2400debris0').events('tokenGained')).toMatchObject([{ token: 'stress' }]);
});
