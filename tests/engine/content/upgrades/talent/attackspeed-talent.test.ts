import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:attackspeed-talent';
const flown = (dial: string, rocks: readonly (readonly [number, number])[] = []) =>
  flying(
    CARD,
    { pilot: 'wedgeantilles', dial: dial as '2FB' },
    { rocks: rocks.map(at => ({ is: 'coreasteroid1', at })) },
  );

test('Attack Speed: after a 3 straight, a boost straight ahead that is no action', () => {
  const told = flown('3FB');
  expect(told.offered()).toEqual(['boost:straight']);
  const { game } = told.use().until('chooseAction');
  expect(game.ship('A1').pose).toMatchObject({ x: 457, y: 540 });
  expect(game.asked('p1')).toBe('chooseAction');
});
test('Attack Speed: not after a 2 straight or a 3 bank, nor into an asteroid', () => {
  expect(flown('2FB').offered()).toEqual([]);
  expect(flown('3BW').offered()).toEqual([]);
  expect(flown('3FB', [[457, 560]]).offered()).toEqual([]);
});
