import type { Choice, ChosenAnswer, Decision } from '../core/decision';
import type { PlayerId } from '../core/ids';
import { gathered } from '../core/list';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { legalPlacements } from '../look/placement';
import { pieceOf } from './answer';

/** How many places are shown of the many that a piece may be put to. */
const SAMPLES = 3;

/** What a player may answer now. Of placements a few each, spread by `scatter`; of picks the fewest, the single ones and the most. */
export function legalAnswers(
  rules: Rules,
  state: GameState,
  player: PlayerId,
  scatter = 0,
  places = SAMPLES,
): readonly ChosenAnswer[] {
  return gathered(
    state.pending.filter(decision => decision.player === player),
    decision =>
      choicesOf(rules, state, decision, scatter, places).map(choice => ({ decision: decision.id, player, choice })),
  );
}

function choicesOf(
  rules: Rules,
  state: GameState,
  { ask, options }: Decision,
  scatter: number,
  places: number,
): readonly Choice[] {
  switch (ask.kind) {
    case 'one':
      return options.map(({ key }) => ({ option: key }));
    case 'some': {
      const keys = options.map(({ key }) => key);
      const { min, max } = ask;
      const single = min <= 1 && max >= 1 ? keys.map(key => [key]) : [];
      const fewest = min === 1 ? [] : [keys.slice(0, min)];
      const most = max > Math.max(1, min) ? [keys.slice(0, max)] : [];
      return [...fewest, ...single, ...most].map(picks => ({ picks }));
    }
    case 'place': {
      const { region } = ask;
      return gathered(options, option =>
        legalPlacements({ state, rules }, region, pieceOf(option), places, Math.abs(scatter)).map(pose => ({
          option: option.key,
          pose,
        })),
      );
    }
  }
}
