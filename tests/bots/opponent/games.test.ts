import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/bots/opponent';
import { SCENARIOS } from '../../../src/engine/core/vocabulary';
import { starterSetup } from '../../../src/squads/starter';
import { setupFor } from '../../support/squads';
import { playGame } from './play';

test.each(LEVELS)('a %s plays the starter game to its end', level => {
  expect(playGame(starterSetup, 5, [level, level]).state.outcome).not.toBeNull();
});

test.each(SCENARIOS.map((scenario, i) => ({ scenario, seed: 40 + i })))(
  'squads drawn at random play $scenario to its end, every question answered',
  ({ scenario, seed }) => {
    const drawn = setupFor(seed);
    const profile = scenario === 'ancientknowledge' ? 'xwa50' : drawn.profile;
    expect(playGame({ ...drawn, scenario, profile }, seed, ['veteran', 'pilot']).state.outcome).not.toBeNull();
  },
);

test('the same seeds and levels play the same game', () => {
  const once = playGame(starterSetup, 9, ['ace', 'recruit'], 3);
  expect(playGame(starterSetup, 9, ['ace', 'recruit'], 3).answers).toEqual(once.answers);
});
