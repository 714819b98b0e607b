import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';
import type { Story } from '../../../../support/scenario';

const flown = (dial: '2FB' | '3FW' = '2FB', story: Partial<Story> = {}) =>
  flying('upgrade:advancedsensors', { pilot: 'wedgeantilles', dial }, story);

test('Advanced Sensors: an action before the maneuver, and none after it', () => {
  const { game } = flown().use('focus:white');
  const told = game.happened();
  expect(told.indexOf('actionPerformed')).toBeLessThan(told.lastIndexOf('maneuverExecuted'));
  expect(game.events('actionPerformed').filter(({ ship }) => ship === 'ship:A1')).toHaveLength(1);
});
test('Advanced Sensors: left alone, it acts as usual', () => {
  expect(flown().leave().until('chooseAction').game.offers('p1')).toContain('action:focus:white');
});
test('Advanced Sensors: not even the red focus after bumping into an enemy', () => {
  const p2 = [{ pilot: 'darthvader', at: [457, 385], dial: '2FB' }] as const;
  const story = { p2, firstPlayer: 'p1' } as const;
  const kinds = (told: ReturnType<typeof flown>) => told.game.events('actionPerformed').map(({ action }) => action);
  const used = flown('2FB', story).use('lock:white');
  used.game.choose('p1', 'ship:B1');
  expect(used.game.asked('p1')).not.toBe('chooseAction');
  expect(kinds(used)).toEqual(['lock']);
  expect(flown('2FB', story).leave().until('chooseAction').game.offers('p1')).toContain('action:focus:red');
});
test('Advanced Sensors: not while stressed', () => {
  expect(flying('upgrade:advancedsensors', { pilot: 'wedgeantilles', tokens: { stress: 1 } }).offered()).toEqual([]);
});
