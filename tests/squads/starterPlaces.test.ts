import { expect, test } from 'vitest';
import { starterSetup } from '../../src/squads/starter';
import { starterAnswer } from '../../src/squads/starterPlaces';
import { engine } from '../support/engine';

test.each([1, 2, 3, 4])('every piece of the starter game has its place, whoever goes first (seed %i)', seed => {
  let outcome = engine.newGame(starterSetup, seed);
  for (;;) {
    if (!outcome.ok) throw new Error(outcome.problem);
    const { state } = outcome.step;
    const decision = state.pending[0]!;
    if (decision.ask.kind !== 'place') break;
    const given = starterAnswer(decision);
    expect(given, `a place for ${decision.options.map(({ key }) => key).join(', ')}`).not.toBeNull();
    outcome = engine.answer(state, given!);
  }
  const { state } = outcome.step;
  expect(state.phase).toBe('planning');
  expect(Object.values(state.ships).map(({ where }) => where)).toEqual(Array(6).fill('table'));
  expect(Object.values(state.rocks).filter(({ pose }) => pose)).toHaveLength(6);
});
