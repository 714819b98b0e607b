import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const reveals = (y: number, force = 1) =>
  inStory('upgrade:grandinquisitor', {
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], force, dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [400, y], dial: '1FW', heading: 90 }],
  });

test('Grand Inquisitor (crew): as an enemy at range 0-2 reveals, a Force for a white action as a red one', () => {
  const told = reveals(400);
  expect(told.offered()).toEqual(['action:focus:red', 'action:lock:red', 'action:barrelRoll:red']);
  told.use('action:focus:red');
  expect(told.game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  expect(told.game.ship('A1').force).toBe(0);
});

test('Grand Inquisitor (crew): not beyond range 2, nor without Force', () => {
  expect(reveals(600).offered()).toEqual([]);
  expect(reveals(400, 0).offered()).toEqual([]);
});
