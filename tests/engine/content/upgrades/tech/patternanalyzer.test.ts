import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const flown = (dial: '4KR' | '3FW', more = {}) =>
  flying('upgrade:patternanalyzer', { pilot: 'bluesquadronescort', dial }, more);

test('Pattern Analyzer: after a red maneuver an action, before its stress comes', () => {
  const { game } = flown('4KR').use('focus:white');
  const told = game.happened();
  expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: 'focus' });
  expect(told.indexOf('actionPerformed')).toBeLessThan(told.lastIndexOf('difficultyChecked'));
  expect(game.tokens('A1').stress).toBe(1);
});
test('Pattern Analyzer: not after a white one, nor after a bump', () => {
  expect(flown('3FW').offered()).toEqual([]);
  const p2 = [{ pilot: 'wedgeantilles', at: [457, 490], dial: '4FW', tokens: { stress: 1 } }];
  expect(flown('4KR', { p2 }).offered()).toEqual([]);
});
