import type { Answer } from '../../../src/engine';
import type { GameState } from '../../../src/engine/core/state';
import { hashOfData } from '../../../src/engine/rules/hash';
import { alone, compare, type Row } from '../measure';
import { engine, forkedBeginning, playInFork, playInPlay, seeds, smallShips } from './games';

const GAMES = seeds(20);
const FOUR_A_SIDE = smallShips(4);

const forked = (seed: number) => playInFork(forkedBeginning(FOUR_A_SIDE, seed), seed).end;

/** The engine is large: only after some hundred games has all of it been compiled, as in any longer run of bots. */
function warmUp(): void {
  for (const seed of seeds(300)) forked(seed);
  for (const seed of seeds(30)) playInPlay(FOUR_A_SIDE, seed);
}

interface Turn {
  readonly state: GameState;
  readonly given: Answer;
}

/** Every answer of some games, with the state in which it was given. */
function turns(): readonly Turn[] {
  const all: Turn[] = [];
  for (const seed of GAMES) playInPlay(FOUR_A_SIDE, seed, (_, before, given) => all.push({ state: before, given }));
  return all;
}

/** In play and in a fork the same must come of it: the next state and what happened on the way. */
function differs({ state, given }: Turn): boolean {
  const fork = engine.fork(state);
  const [played, twin] = [engine.answer(state, given), fork.answer(fork.state, given)];
  return !played.ok || !twin.ok || hashOfData(played.step) !== hashOfData(twin.step);
}

/** Whether play is fast, on any machine: an answer should cost no more than one copy of the state, made by the machine itself. */
export function playing(): Row {
  warmUp();
  const all = turns();
  return compare('answers in play, 4 small ships a side', all, {
    ours: () => all.reduce((sum, { state, given }) => sum + (engine.answer(state, given).ok ? 1 : 0), 0),
    library: 'structuredClone',
    theirs: () => all.reduce((sum, { state }) => sum + structuredClone(state).round, 0),
    isWrong: differs,
    timesAsFast: 1,
  });
}

/** What a bot does before it tries something. */
export function forking(): Row {
  const all = turns();
  const ours = alone(all.length, () => all.reduce((sum, { state }) => sum + engine.fork(state).state.round, 0));
  return {
    name: 'forks, 4 small ships a side',
    goal: { perSecond: 20_000 },
    cases: all.length,
    wrong: 0,
    ours,
    library: null,
    ratio: null,
  };
}

/** How many a second on one core; five hundred would be fine. */
export const gamesASecond = (): Row => ({
  name: 'random games in a fork, 4 small ships a side',
  goal: { perSecond: 100 },
  cases: GAMES.length,
  wrong: 0,
  ours: alone(GAMES.length, () => GAMES.reduce((sum, seed) => sum + forked(seed).round, 0)),
  library: null,
  ratio: null,
});
