import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/bots/opponent';
import type { Setup } from '../../../src/engine';
import { SCENARIOS, type ScenarioId } from '../../../src/engine/core/vocabulary';
import { starterSetup } from '../../../src/squads/starter';
import { planOf } from '../../../src/tools/simulate/plan';
import { engine } from '../../support/engine';
import { playGame } from './play';

/** A whole game of the slowest, on a machine that does other things. */
const LONG = 90_000;

test.each(LEVELS)(
  'a %s plays the starter game to its end',
  level => {
    expect(playGame(starterSetup, 5, [level, 'recruit']).state.outcome).not.toBeNull();
  },
  LONG,
);

/** Squads of any cards, in that mission. */
function drawnFor(scenario: ScenarioId): Setup {
  const profile = scenario === 'ancientknowledge' ? 'xwa50' : 'amg20';
  const { players } = planOf(engine.rules, { profile, scenario }, 7 * SCENARIOS.indexOf(scenario) + 3).setup;
  return { profile, scenario, players };
}

test.each(SCENARIOS.map((scenario, i) => ({ scenario, levels: [LEVELS[i % 5]!, LEVELS[(i + 2) % 5]!] as const })))(
  'squads drawn from all cards play $scenario to its end, $levels, every question answered',
  ({ scenario, levels }) => {
    expect(playGame(drawnFor(scenario), 41, levels).state.outcome).not.toBeNull();
  },
  LONG,
);

test('the same seeds and levels play the same game', () => {
  const once = playGame(starterSetup, 9, ['ace', 'recruit'], 3);
  expect(playGame(starterSetup, 9, ['ace', 'recruit'], 3).answers).toEqual(once.answers);
});
