import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (a2: readonly [number, number]) =>
  inStory('upgrade:stabilizingastromech-astromech', {
    phase: 'activation',
    p1: [
      { pilot: 'graysquadronbomber', at: [457, 200], dial: '4KR' },
      { pilot: 'wedgeantilles', at: a2, dial: '2FB' },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [100, 860], dial: '2FB' }],
  });

test('Stabilizing Astromech: a white action while stressed, and no red one', () => {
  const told = flown([800, 800]);
  expect(told.offered()).toContain('action:focus:white');
  expect(told.offered().filter(key => key.endsWith(':red'))).toEqual([]);
  const { game } = told.use('focus:white');
  expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});

test('Stabilizing Astromech: not after an overlap', () => expect(flown([457, 370]).offered()).toEqual([]));
