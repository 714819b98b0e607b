import { createOpponent, rankedFor } from '../../bots/opponent';
import type { Engine, Setup } from '../../engine';
import { PLAYERS, type ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { KeptPuzzle } from '../../lessons/puzzles/puzzle';
import { packed } from '../../store/packed';
import { bestQuestion } from './pick';

const FIRST_ROUND = 2;
const LAST_ROUND = 7;
const MOST_PUZZLES = 4;

/** An ace against an ace, and the positions of it in which one dial is the best by far. */
export async function puzzlesOf(engine: Engine, setup: Setup, seed: number): Promise<readonly KeptPuzzle[]> {
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  const { scoreToWin } = engine.rules.catalog.profile(setup.profile);
  const opponents = PLAYERS.map((player, at) => createOpponent(engine, player, 'ace', 2 * seed + at));
  const puzzles: KeptPuzzle[] = [];
  let looked = 0;
  /** Asked in this round, and kept once all other dials of the player are set. */
  let asked: { readonly ship: ShipId; readonly before: GameState } | null = null;
  while (!state.outcome && state.round <= LAST_ROUND && (asked || puzzles.length < MOST_PUZZLES)) {
    const setting = state.pending.some(({ player, topic }) => player === 'p1' && topic.kind === 'setDials');
    if (setting && state.round > looked) {
      looked = state.round;
      const question =
        state.round < FIRST_ROUND
          ? null
          : bestQuestion(rankedFor(engine, engine.viewFor(state, 'p1'), 'p1'), scoreToWin);
      asked = question && { ship: question.ship, before: structuredClone(state) };
    }
    if (asked && setting && state.ready.p1) {
      puzzles.push({ ship: asked.ship, game: await packed(JSON.stringify(withDialOpen(engine, state, asked))) });
      asked = null;
    }
    const at = state.pending.some(
      ({ player, options }) => player === 'p1' && options.length > 0 && !(setting && state.ready.p1),
    )
      ? 0
      : 1;
    const given = opponents[at]!.answer(engine.viewFor(state, PLAYERS[at]!))?.given;
    const outcome = given && answer(state, given);
    if (!outcome?.ok) throw new Error(`seed ${seed}: ${outcome ? outcome.problem : 'nobody answers'}`);
  }
  return puzzles;
}

/** The round as it began, with the player's other dials as they have been set since. */
function withDialOpen(
  engine: Engine,
  now: GameState,
  { ship, before }: { ship: ShipId; before: GameState },
): GameState {
  const { state, answer } = engine.fork(before);
  for (const { id, player, dial } of Object.values(now.ships)) {
    const decision = state.pending.find(one => one.player === 'p1');
    if (id === ship || player !== 'p1' || !dial || !decision) continue;
    const outcome = answer(state, {
      decision: decision.id,
      player: 'p1',
      choice: { option: `dial:${id}:${dial}` },
    });
    if (!outcome.ok) throw new Error(outcome.problem);
  }
  return state;
}
