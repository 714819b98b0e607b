import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { atSetup } from '../../../../support/conditions';
import { scenario } from '../../../../support/scenario';

const upgrades = ['sensorscramblers'];
const ending = (y: number) =>
  scenario({
    phase: 'end',
    p1: [{ pilot: 'firstordertestpilot', at: [457, 300], upgrades, tokens: { cloak: 1 } }],
    p2: [{ pilot: 'bluesquadronescort', at: [457, y] }],
  });

test('Sensor Scramblers: begins cloaked', () => {
  const game = atSetup('after', {
    p1: [{ pilot: 'firstordertestpilot', at: [457, 60], upgrades }],
    p2: [{ pilot: 'bluesquadronescort', at: [457, 800] }],
  });
  expect(game.tokens('A1')).toEqual({ cloak: 1 });
});
test('Sensor Scramblers: cannot be locked while cloaked', () => {
  const locks = (cloak: number) =>
    acting(
      { pilot: 'bluesquadronescort', at: [457, 300] },
      {
        p2: [{ pilot: 'firstordertestpilot', at: [457, 480], upgrades, tokens: { cloak } }],
      },
    ).offers('p1');
  expect(locks(0)).toContain('action:lock:white');
  expect(locks(1)).not.toContain('action:lock:white');
});
test('Sensor Scramblers: an enemy at range 3 makes it decloak in the End Phase', () => {
  const game = ending(560);
  expect(game.asked('p1')).toBe('decloak');
  expect(game.offers('p1')).not.toContain('pass');
  game.choose('p1', 'boost:straight');
  expect([game.tokens('A1'), game.last('shipMoved')!.how]).toEqual([{}, 'decloak']);
});
test('Sensor Scramblers: not one beyond', () => {
  const game = ending(700);
  expect(game.asked('p1')).not.toBe('decloak');
  expect(game.tokens('A1')).toEqual({ cloak: 1 });
});
test('Sensor Scramblers: a decloak that fails costs the token', () => {
  const game = scenario({
    phase: 'end',
    p1: [
      { pilot: 'firstordertestpilot', at: [457, 300], upgrades, tokens: { cloak: 1 } },
      { pilot: 'firstordertestpilot', at: [457, 400] },
    ],
    p2: [{ pilot: 'bluesquadronescort', at: [457, 520] }],
  });
  game.choose('p1', 'boost:straight:fail');
  expect(game.tokens('A1')).toEqual({});
  expect(game.happened()).toContain('decloakFailed');
});
