import { alone, type Row, timed, timeRow } from '../measure';
import { engine, forkedBeginning, fullShips, playInFork, playInPlay, seeds, smallShips } from './games';

const GAMES = seeds(6);

/** An answer is too short for the clock, so each is given over and over for so many milliseconds. */
const EACH = 12;
/** One answer of so many is measured. */
const EVERY = 10;

/** The slow ones are what is felt: of a hundred answers the slowest but one, as people play. */
export function slowAnswer(): Row {
  const times: number[] = [];
  for (const seed of GAMES) {
    let count = 0;
    playInPlay(fullShips(), seed, (_, before, given) => {
      if (count++ % EVERY === 0) times.push(timed(() => (engine.answer(before, given).ok ? 1 : 0), EACH));
    });
  }
  times.sort((a, b) => a - b);
  const slow = times.slice(Math.floor(times.length * 0.99));
  return {
    ...timeRow('an answer among 16 full ships, 99th percentile', slow.slice(0, 1), { milliseconds: 8 }),
    cases: times.length,
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
