import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (dial: '3KR' | '4KR') =>
  inStory('upgrade:precisionionengines', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [400, 200], dial }],
    p2: [{ pilot: 'redsquadronveteran', at: [800, 800], heading: 180, dial: '2FW' }],
  });

test('a Koiogran turn of speed 3 is flown as a Segnor’s loop, as red as it was', () => {
  const told = flown('3KR');
  expect(told.offered()).toEqual(['use:upgrade:precisionionengines:3LR', 'use:upgrade:precisionionengines:3PR']);
  const { game } = told.use('3LR');
  expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '3LR', fully: true });
  expect(game.ship('A1').pose.x).toBeLessThan(400);
  expect([game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([{ stress: 1 }, 1]);
});
test('not one of speed 4', () => expect(flown('4KR').offered()).toEqual([]));
