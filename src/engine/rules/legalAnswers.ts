import type { Answer, Choice, Decision } from '../core/decision';
import type { PlayerId } from '../core/ids';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { legalPlacements } from '../look/placement';
import { pieceOf } from './answer';

/** How many places are shown of the many that a piece may be put to. */
const SAMPLES = 3;

/** What a player may answer now. Of placements a few, spread by `scatter`; of picks the single ones and all together. */
export function legalAnswers(rules: Rules, state: GameState, player: PlayerId, scatter = 0): readonly Answer[] {
  return state.pending
    .filter(decision => decision.player === player)
    .flatMap(decision =>
      choicesOf(rules, state, decision, scatter).map(choice => ({ decision: decision.id, player, choice })),
    );
}

function choicesOf(rules: Rules, state: GameState, { ask, options }: Decision, scatter: number): readonly Choice[] {
  switch (ask.kind) {
    case 'one':
      return options.map(({ key }) => ({ option: key }));
    case 'some': {
      const keys = options.map(({ key }) => key);
      const single = ask.min <= 1 ? keys.map(key => ({ picks: [key] })) : [];
      return ask.max > 1 || single.length === 0 ? [...single, { picks: keys.slice(0, ask.max) }] : single;
    }
    case 'place': {
      const option = options[Math.abs(scatter) % options.length]!;
      return legalPlacements({ state, rules }, ask.region, pieceOf(option), SAMPLES, Math.abs(scatter)).map(pose => ({
        option: option.key,
        pose,
      }));
    }
  }
}
