import { expect, test } from 'vitest';
import { maneuverCode, parseManeuver } from '../../src/engine/core/vocabulary';
import { readData } from './whole';

const data = await readData();

test('every maneuver of every dial is read and written back', () => {
  const dials = [...data.shipTypes.map(one => one.dial), ...data.pilots.map(one => one.overrides.dial ?? [])];
  const codes = [...new Set(dials.flat())];
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.map(code => maneuverCode(parseManeuver(code)))).toEqual(codes);
});

test.each([
  ['3ER', 3, 'tallonRollLeft', 'red'],
  ['3RR', 3, 'tallonRollRight', 'red'],
  ['2TW', 2, 'turnLeft', 'white'],
  ['2YW', 2, 'turnRight', 'white'],
  ['1BB', 1, 'bankLeft', 'blue'],
  ['1NB', 1, 'bankRight', 'blue'],
  ['5FB', 5, 'straight', 'blue'],
  ['4KR', 4, 'koiogranTurn', 'red'],
  ['3LP', 3, 'segnorsLoopLeft', 'purple'],
  ['3PR', 3, 'segnorsLoopRight', 'red'],
  ['0OR', 0, 'stationary', 'red'],
  ['1AR', 1, 'reverseBankLeft', 'red'],
  ['1SW', 1, 'reverseStraight', 'white'],
  ['1DR', 1, 'reverseBankRight', 'red'],
] as const)('%s', (code, speed, bearing, difficulty) => {
  expect(parseManeuver(code)).toEqual({ speed, bearing, difficulty });
  expect(maneuverCode({ speed, bearing, difficulty })).toBe(code);
});

test.each(['', '2T', '2TWW', '6FB', 'TFB', '2XB', '2FG', '2fb', '0FB', '1OR'])('"%s" is no maneuver', code => {
  expect(() => parseManeuver(code)).toThrow(`"${code}" is not a maneuver`);
});
