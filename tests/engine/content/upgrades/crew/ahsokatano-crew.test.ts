import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (y: number, force = 1, ahead: readonly [number, number] = [800, 100]) =>
  inStory('upgrade:ahsokatano-crew', {
    p1: [
      { pilot: 'bluesquadronescort', at: [400, 400], dial: '1FB', force },
      { pilot: 'wedgeantilles', at: [400, y], tokens: { stress: 1 }, dial: '2FB' },
      { pilot: 'wedgeantilles', at: ahead, dial: '2FB' },
    ],
    p2: [{ pilot: 'academypilot', at: [100, 860], heading: 90, dial: '2FB' }],
  });

test('Ahsoka Tano (crew): a Force lets a stressed friend behind her perform a red focus', () => {
  const { game } = flown(280).use('focus:red');
  expect(game.tokens('A2')).toEqual({ focus: 1, stress: 2 });
  expect(game.ship('A1').force).toBe(0);
});

test('Ahsoka Tano (crew): not after half a maneuver', () => {
  expect(flown(280, 1, [400, 490]).offered()).toEqual([]);
});

test('Ahsoka Tano (crew): not without Force, nor for a friend in front or at range 3', () => {
  expect(flown(200).offered()).toEqual([]);
  expect(flown(280, 0).offered()).toEqual([]);
  expect(flown(600).offered()).toEqual([]);
});
