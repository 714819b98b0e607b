import { expect, test } from 'vitest';
import { randomEdit } from '../../../src/bots/randomEdit';
import { engine } from '../../support/engine';
import { livelyAnswer } from '../../support/livelyAnswer';
import { randomFrom } from '../../support/randomGame';
import { setupFor } from '../../support/squads';

/** How often a hand reaches in. */
const REACHES = 0.3;

/** Edits taken, over all games: some are conceded early. */
let taken = 0;

test.each([20, 21, 22, 23, 24, 25])('game %i goes on by the rules whatever hands do to the table', seed => {
  const random = randomFrom(seed);
  const begun = engine.newGame(setupFor(seed), seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  while (!state.outcome) {
    // While the table is being laid, a hand could leave the next piece no place.
    const byHand = state.round > 0 && random() < REACHES;
    const given = byHand
      ? { player: random() < 0.5 ? 'p1' : 'p2', referee: randomEdit(state, random) }
      : livelyAnswer(state, random);
    const outcome = answer(state, given);
    if (byHand && outcome.ok) taken++;
    if (!byHand) expect(outcome.ok).toBe(true);
    expect(engine.checkInvariants(state), JSON.stringify(given)).toEqual([]);
  }
});

test('hands did reach in', () => {
  expect(taken).toBeGreaterThan(60);
});
