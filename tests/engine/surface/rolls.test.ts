import { describe, expect, test } from 'vitest';
import { fairRoll } from '../../../src/bots/fairRoll';
import type { Answer } from '../../../src/engine/core/decision';
import { PLAYERS } from '../../../src/engine/core/ids';
import { checkRolls, numbersOf } from '../../../src/engine/surface/rolls';
import { engine } from '../../support/engine';
import { livelyAnswer } from '../../support/livelyAnswer';
import { momentsOf, randomFrom } from '../../support/randomGame';
import { setupFor } from '../../support/squads';

const SEED = 4;

function recordOf(seed: number, more: (at: number, answers: readonly Answer[]) => readonly Answer[] = () => []) {
  const moments = momentsOf(seed);
  const answers = moments.flatMap(({ given }) => given ?? []);
  const recorded = engine.recordOf(setupFor(seed), seed, [...answers, ...more(answers.length, answers)]);
  if (!recorded.ok) throw new Error(recorded.problem);
  return { record: recorded.record, events: moments.flatMap(({ events }) => events) };
}

test('every die that a game tells of is on the list, in its order, and agrees with the generator', () => {
  const { record, events } = recordOf(SEED);
  const { rolls, problem } = checkRolls(engine.rules, record);
  expect(problem).toBeNull();
  expect(rolls.every(({ agrees }) => agrees)).toBe(true);
  const rolled = events.flatMap(event =>
    event.type === 'diceRolled' && event.faces.length > 0 ? [event.faces.join()] : [],
  );
  const listed = rolls.filter(({ why }) => why !== 'firstPlayer' && why !== 'reroll' && why !== 'more');
  expect(listed.map(({ faces }) => faces.join())).toEqual(rolled);
  const again = events.filter(({ type }) => type === 'diceRerolled' || type === 'rollRepeated');
  expect(rolls.filter(({ why }) => why === 'reroll')).toHaveLength(again.length);
  expect(rolls.filter(({ why }) => why === 'firstPlayer').length).toBeGreaterThanOrEqual(2);
});

test('the numbers are those of the seed, each used once', () => {
  const { record } = recordOf(SEED);
  const { rolls, other, seeds } = checkRolls(engine.rules, record);
  expect(seeds).toEqual([{ after: 0, seed: SEED }]);
  const used = rolls.flatMap(({ drawn }) => drawn ?? []);
  const numbers = numbersOf(engine.rules, SEED, used.at(-1)!.at);
  for (const { at, value } of used) expect(numbers[at - 1]).toMatchObject({ at, value });
  expect(new Set(used.map(({ at }) => at)).size).toBe(used.length);
  expect(other).toBeGreaterThanOrEqual(2 * (33 - 1));
});

test('under another seed the game cannot be followed, or its rolls are others', () => {
  const { record } = recordOf(SEED);
  const honest = checkRolls(engine.rules, record).rolls.map(({ faces }) => faces.join());
  const forged = checkRolls(engine.rules, { ...record, seed: SEED + 1 });
  expect(forged.problem !== null || forged.rolls.map(({ faces }) => faces.join()).join(' ') !== honest.join(' ')).toBe(
    true,
  );
});

test('new dice begin a new count from their own seed', () => {
  const { rng } = { rng: randomFrom(9) };
  const begun = engine.newGame(setupFor(2), 2);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  const answers: Answer[] = [];
  const give = (given: Answer) => {
    const outcome = engine.answer(state, given);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
    answers.push(given);
  };
  while (state.round < 3) give(livelyAnswer(state, rng)!);
  give({ player: 'p1', referee: { kind: 'copied', seed: 77 } });
  const at = answers.length - 1;
  while (state.round < 5 && !state.outcome) give(livelyAnswer(state, rng)!);
  const recorded = engine.recordOf(setupFor(2), 2, answers);
  if (!recorded.ok) throw new Error(recorded.problem);
  const { rolls, seeds } = checkRolls(engine.rules, recorded.record);
  expect(seeds).toEqual([
    { after: 0, seed: 2 },
    { after: at, seed: 77 },
  ]);
  expect(rolls.filter(({ after }) => after > at).length).toBeGreaterThan(0);
  expect(rolls.every(({ agrees }) => agrees)).toBe(true);
});

describe('with real dice', () => {
  test('what players entered is listed as theirs, and the table’s own dice are checked', () => {
    const random = randomFrom(31);
    const setup = { ...setupFor(6), realDice: ['p1'] as const };
    const begun = engine.newGame(setup, 6);
    if (!begun.ok) throw new Error(begun.problem);
    let { state } = begun.step;
    const answers: Answer[] = [];
    let entered = 0;
    while (!state.outcome && state.round < 6) {
      const [first] = state.pending;
      const roll = first && fairRoll(engine.rules, first, random);
      if (roll) entered++;
      const given = roll ? { decision: first.id, player: first.player, choice: roll } : livelyAnswer(state, random)!;
      const outcome = engine.answer(state, given);
      if (!outcome.ok) throw new Error(outcome.problem);
      state = outcome.step.state;
      answers.push(given);
    }
    const recorded = engine.recordOf(setup, 6, answers);
    if (!recorded.ok) throw new Error(recorded.problem);
    const { rolls } = checkRolls(engine.rules, recorded.record);
    const byHand = rolls.filter(({ drawn }) => drawn === null);
    expect(byHand).toHaveLength(entered);
    expect(byHand.every(({ player }) => player === 'p1')).toBe(true);
    const drawn = rolls.filter(one => one.drawn !== null);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ agrees, player }) => agrees && player !== 'p1')).toBe(true);
    expect(PLAYERS).toContain(drawn[0]!.player);
  });
});
