import { randomAnswer, randomFrom } from '../../../src/bots/random';
import type { Setup } from '../../../src/engine/core/setup';
import { alone, type Row } from '../measure';
import { beginning, engine, forkedBeginning, fullShips, playInFork, seeds, smallShips } from './games';

const GAMES = seeds(6);

/** Milliseconds of each answer of some games, as people play. The first two games warm up. */
function timesOf(setup: Setup): readonly number[] {
  const times: number[] = [];
  for (const seed of [-1, 0, ...GAMES]) {
    const random = randomFrom(seed);
    let state = beginning(setup, seed);
    while (!state.outcome) {
      const given = randomAnswer(engine, state, random)!;
      const start = performance.now();
      const outcome = engine.answer(state, given);
      const elapsed = performance.now() - start;
      if (seed > 0) times.push(elapsed);
      if (!outcome.ok) throw new Error(outcome.problem);
      state = outcome.step.state;
    }
  }
  return times.sort((a, b) => a - b);
}

/** The slow ones are what is felt: of a hundred answers the slowest but one. */
export function slowAnswer(): Row {
  const times = timesOf(fullShips());
  const milliseconds = times[Math.floor(times.length * 0.99)]!;
  return {
    name: 'an answer among 16 full ships, 99th percentile',
    goal: { milliseconds: 8 },
    cases: times.length,
    wrong: 0,
    ours: { milliseconds, perSecond: 1000 / milliseconds },
    library: null,
    ratio: null,
  };
}

/** The speed among two ships, once it is known. */
let amongTwo: number | null = null;

/** Answers a second with so many ships on the table, from the first dials on; the ratio is to the speed among two. */
export function growth(ships: 2 | 4 | 8 | 16): Row {
  const setup = smallShips(ships / 2);
  const starts = GAMES.map(
    seed => playInFork(forkedBeginning(setup, seed), seed, ({ phase }) => phase !== 'setup').end,
  );
  const play = () => starts.map((start, seed) => playInFork(engine.fork(start).state, seed));
  const answers = play().reduce((sum, one) => sum + one.answers.length, 0);
  const ours = alone(answers, () => play().length);
  amongTwo ??= ours.perSecond;
  return {
    name: `answers of random games among ${ships} small ships`,
    goal: null,
    cases: answers,
    wrong: 0,
    ours,
    library: null,
    ratio: ours.perSecond / amongTwo,
  };
}
