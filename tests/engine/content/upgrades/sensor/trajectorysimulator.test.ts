import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const bomber = (device: string) =>
  flying(`upgrade:${device}`, { pilot: 'goldsquadronveteran', upgrades: ['trajectorysimulator'] }, { phase: 'system' });

test('Trajectory Simulator: a bomb may be launched by the 5 straight', () => {
  const told = bomber('protonbombs');
  expect(told.offered()).toEqual(['drop:device:protonbomb:1straight', 'launch:device:protonbomb:5straight']);
  told.use('5straight');
  expect(Object.values(told.game.state.devices)[0]!.pose.y).toBeGreaterThan(500);
});

test('Trajectory Simulator: a mine may not', () => {
  expect(bomber('proximitymines').offered()).toEqual(['drop:device:proximitymine:1straight']);
});
