import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ending = (pilot: string) =>
  inStory('upgrade:agilegunner', {
    phase: 'end',
    p1: [{ pilot, at: [457, 300], turret: 'front' }],
    p2: [{ pilot: 'academypilot', at: [457, 800] }],
  });

test('Agile Gunner: in the End Phase the turret may be turned', () => {
  const told = ending('rebelscout');
  expect(told.offered()).toEqual(['arc:rear', 'arc:left', 'arc:right']);
  expect(told.use('left').game.ship('A1').turret).toBe('left');
});

test('Agile Gunner: or stays; and two indicators have one way to turn', () => {
  expect(ending('rebelscout').leave().game.ship('A1').turret).toBe('front');
  expect(ending('patrolleader').offered()).toEqual(['arc:left']);
});
