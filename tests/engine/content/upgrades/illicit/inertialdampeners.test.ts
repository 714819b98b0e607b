import { expect, test } from 'vitest';
import { acting, flying } from '../../../../support/flying';

const CARD = 'upgrade:inertialdampeners';

test('Inertial Dampeners: a shield for a white stop, then stress', () => {
  const { game } = flying(CARD, { pilot: 'wedgeantilles', dial: '3FB' }).use().until('chooseAction');
  expect(game.last('maneuverExecuted')).toMatchObject({ maneuver: '0OW', fully: true });
  expect(game.ship('A1')).toMatchObject({ shields: 1, pose: { x: 457, y: 300 } });
  expect(game.tokens('A1')).toEqual({ stress: 1 });
});
test('Inertial Dampeners: not without a shield, not instead of an ion maneuver', () => {
  expect(flying(CARD, { pilot: 'wedgeantilles', shields: 0 }).offered()).toEqual([]);
  expect(flying(CARD, { pilot: 'wedgeantilles', tokens: { ion: 1 } }).offered()).toEqual([]);
});
test('Inertial Dampeners: left alone, the ship flies as it revealed', () => {
  const { game } = flying(CARD, { pilot: 'wedgeantilles', dial: '3FB' }).leave().until('chooseAction');
  expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '3FB' });
  expect(game.ship('A1').shields).toBe(2);
});
test('Inertial Dampeners: not instead of a SLAM, which was not revealed', () => {
  const told = acting(CARD, { pilot: 'majorvynder' }, 'action:slam:white');
  told.game.choose('p1', 'maneuver:2FB');
  expect(told.game.last('maneuverExecuted')).toMatchObject({ maneuver: '2FB' });
  expect(told.game.ship('A1').shields).toBe(3);
});
