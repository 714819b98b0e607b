import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { scenario } from '../../../support/scenario';

const SICK = [{ is: 'sickeningmaneuver', from: 'A1', by: 'pilot:sicko' }];
const flies = (conditions: typeof SICK, dial: '2FB' | '2BB' = '2FB') =>
  scenario({
    p1: [{ pilot: 'sicko', at: [400, 200], dial, tokens: { stress: 1 }, conditions }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('Sickening Maneuver: a straight becomes a red Koiogran turn, stress or not, and that is the end of it', () => {
  const game = flies(SICK).passUntil('setDials');
  expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2KR' });
  expect(conditionsOf(game, 'A1')).toEqual([]);
});

test('Sickening Maneuver: without it the straight is flown', () => {
  expect(flies([]).passUntil('setDials').about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2FB' });
});

test('Sickening Maneuver: a left bank is flown as a sideslip, to the right, for a strain token', () => {
  const game = flies(SICK, '2BB').passUntil('setDials');
  expect(game.events('tokenGained')).toContainEqual({ type: 'tokenGained', ship: 'ship:A1', token: 'strain' });
  expect(game.events('shipMoved').find(({ ship }) => ship === 'ship:A1')!.to.x).toBeGreaterThan(430);
});
