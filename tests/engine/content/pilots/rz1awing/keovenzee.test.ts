import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const keo = (force: number, dial: '2BB' | '2FB') => flying('pilot:keovenzee', { pilot: 'keovenzee', force, dial });

test('Keo Venzee: without Force a left bank is flown as a sideslip to the right, one step harder, for a Force', () => {
  const { game } = keo(0, '2BB').use();
  const { pose, force } = game.ship('A1');
  expect(force).toBe(1);
  expect(pose.x).toBeGreaterThan(520);
  expect(pose.y).toBeGreaterThan(320);
  expect(pose.heading).toBe(315);
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
});

test('Keo Venzee: not with Force left, not for a straight', () => {
  expect(keo(1, '2BB').offered()).toEqual([]);
  expect(keo(0, '2FB').offered()).toEqual([]);
});
