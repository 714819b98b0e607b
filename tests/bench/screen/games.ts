import { randomFrom } from '../../../src/bots/random';
import type { Engine, GameRecord } from '../../../src/engine';
import { textOfGame } from '../../../src/store/saves/gameFile';
import { DEFAULT_OPTIONS } from '../../../src/store/tableOptions';
import { livelyAnswer } from '../../support/livelyAnswer';
import { engine, smallShips } from '../engine/games';

const ROUNDS = 12;
const SEEDS = 8;

/** Played by chance, with some fight, until it stands before its first dial, or to its end. */
function played(
  seed: number,
  toTheEnd: boolean,
  own: Engine = engine,
): { readonly record: GameRecord; readonly round: number } {
  const setup = smallShips(8);
  const begun = own.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  let record = own.beginRecord(setup, seed, state);
  const random = randomFrom(seed);
  while (!state.outcome && (toTheEnd || state.phase === 'setup')) {
    const given = livelyAnswer(state, random)!;
    const outcome = own.answer(state, given);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
    record = own.addAnswer(record, given, state);
  }
  return { record, round: state.round };
}

const textOf = (record: GameRecord): string =>
  textOfGame({ name: 'Bench', record, options: DEFAULT_OPTIONS, journal: [] });

/** Sixteen ships on the table, the first dials to be set: as an engine itself plays them, since no build opens what it would play otherwise. */
export const freshGame = (own: Engine = engine): string => textOf(played(1, false, own).record);

/** A game of all twelve rounds, or the longest of a few. */
export function longGame(): string {
  let longest: ReturnType<typeof played> | null = null;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const game = played(seed, true);
    if (!longest || game.round > longest.round) longest = game;
    if (game.round >= ROUNDS) break;
  }
  return textOf(longest!.record);
}
