import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (force: number) =>
  inStory('upgrade:sense', {
    phase: 'system',
    p1: [
      { pilot: 'jediknight', at: [457, 300], dial: '2FB', force },
      { pilot: 'bluesquadronprotector', at: [520, 300], dial: '2FB' },
    ],
    p2: [
      { pilot: 'academypilot', at: [457, 400], dial: '3FB' },
      { pilot: 'academypilot', at: [457, 560], dial: '4FW' },
      { pilot: 'academypilot', at: [60, 860], dial: '4FW' },
    ],
  });

test('Sense: the dial of an enemy at range 0-1 is looked at, for nothing and by that player alone', () => {
  const told = story(1);
  expect(told.offered()).toEqual(['use:upgrade:sense:ship:B1', 'use:upgrade:sense:ship:B2']);
  const { game } = told.use('ship:B1');
  expect(game.state.pending).toMatchObject([{ player: 'p1', topic: { kind: 'seeDial', ship: 'ship:B1' } }]);
  expect(game.state.pending[0]!.options[0]!.subject).toEqual({ kind: 'maneuver', maneuver: '3FB' });
  expect(game.ship('A1').force).toBe(1);
  expect(game.ship('B1').revealed).toBe(false);
});

test('Sense: at range 2-3 it costs a Force, and without one there is nothing to see there', () => {
  const { game } = story(1).use('ship:B2');
  expect(game.state.pending[0]!.topic).toEqual({ kind: 'seeDial', ship: 'ship:B2' });
  expect(game.ship('A1').force).toBe(0);
  expect(story(0).offered()).toEqual(['use:upgrade:sense:ship:B1']);
});

test('Sense: once a System Phase', () => {
  const told = story(1).use('ship:B1');
  told.game.choose('p1', 'seen');
  expect(told.offered()).toEqual([]);
});
