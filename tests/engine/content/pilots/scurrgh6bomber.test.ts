import { expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { scenario } from '../../../support/scenario';

const drops = (pilot: string) =>
  scenario({
    phase: 'system',
    p1: [{ pilot, at: [457, 300], upgrades: ['protonbombs'], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [100, 860], dial: '2FB', heading: 90 }],
  });

test('Sol Sixxa drops by any template of speed 1', () => {
  const game = drops('solsixxa');
  const turn = game.offers('p1').find(key => key.includes('1turnLeft'))!;
  game.choose('p1', turn);
  expect(Object.values(game.state.devices)[0]!.pose.heading % 180).not.toBe(0);
  expect(
    drops('solsixxa')
      .offers('p1')
      .filter(key => /1(straight|bank|turn)/.test(key)),
  ).toHaveLength(5);
});

test('Sol Sixxa: others by the straight one', () => {
  expect(
    drops('lokrevenant')
      .offers('p1')
      .filter(key => /1(bank|turn)/.test(key)),
  ).toEqual([]);
});

// Loose cargo is an obstacle and no device.
test('Sol Sixxa: loose cargo lies straight behind him', () => {
  const game = acting({ pilot: 'solsixxa', at: [457, 400], upgrades: ['riggedcargochute'] });
  game.choose('p1', 'action:card:upgrade:riggedcargochute:white');
  expect(Object.values(game.state.devices)).toMatchObject([{ device: 'device:loosecargo' }]);
});
