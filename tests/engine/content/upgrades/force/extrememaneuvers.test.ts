import { expect, test } from 'vitest';
import { acting, flying } from '../../../../support/flying';

const CARD = 'upgrade:extrememaneuvers';
const boosting = (force: number) =>
  acting(CARD, { pilot: 'wedgeantilles', force, upgrades: ['servomotorsfoils'] }, 'action:boost:white').game;

test('Extreme Maneuvers: a Force for a boost by a speed 1 turn', () => {
  const game = boosting(1).choose('p1', 'boost:1turnRight');
  expect(game.events('forceSpent')).toHaveLength(1);
  expect(game.about('A1', 'shipMoved')!.to.heading).toBe(90);
});
test('Extreme Maneuvers: not without Force, and none for a usual template', () => {
  expect(
    boosting(0)
      .offers('p1')
      .some(key => key.includes('turn')),
  ).toBe(false);
  expect(boosting(1).choose('p1', 'boost:straight').events('forceSpent')).toEqual([]);
});
test('Extreme Maneuvers: not for a boost that is no action', () => {
  const { game } = flying(CARD, { pilot: 'majorvermeil', force: 1 }).until('boost');
  expect(game.asked('p1')).toBe('boost');
  expect(game.offers('p1').some(key => key.includes('turn'))).toBe(false);
});
