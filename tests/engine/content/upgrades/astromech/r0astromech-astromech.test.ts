import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const revealed = (dial: '3TR' | '4KR' | '2FB' | '3FW', strain = 0) =>
  inStory('upgrade:r0astromech-astromech', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial, tokens: { strain } }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('R0 Astromech: a revealed turn is easier, for a strain token', () => {
  const { game } = revealed('3TR').use().until('chooseAction');
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('3TW');
  expect(game.tokens('A1')).toEqual({ strain: 1 });
});

test('R0 Astromech: the strain comes once the difficulty is checked, so what turns blue does not remove it', () => {
  const { game } = revealed('3FW').use().until('chooseAction');
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('3FB');
  expect(game.tokens('A1')).toEqual({ strain: 1 });
});

test('R0 Astromech: no Koiogran turn, nothing that is blue; left alone, no strain', () => {
  expect(revealed('4KR').offered()).toEqual([]);
  expect(revealed('2FB').offered()).toEqual([]);
  expect(revealed('3TR').leave().until('chooseAction').game.tokens('A1')).toEqual({ stress: 1 });
});
