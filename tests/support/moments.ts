import type { Answer } from '../../src/engine';
import type { Decision } from '../../src/engine/core/decision';
import type { GameState } from '../../src/engine/core/state';
import { textOfGame } from '../../src/store/saves/gameFile';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { engine } from './engine';
import { randomGame } from './randomGame';
import { setupFor } from './squads';

/** A jettisoned cache is placed as no other marker is. */
export const kindOf = ({ topic, ask }: Decision): string =>
  ask.kind === 'place' && ask.region.kind === 'jettison' ? 'jettison' : topic.kind;

/** A game as a file, and the question it stands before. */
export interface Asked {
  readonly file: string;
  readonly state: GameState;
  readonly decision: Decision;
}

/** Seeds whose games come to every kind that is asked for often: looked at first, since a game takes its time. */
const RICH = [1, 2, 6, 13, 17, 23, 34, 35, 81];

/** Games that stand before a question of each of these kinds: found in random play. */
export function gamesBefore(kinds: readonly string[], mostSeeds: number): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  const others = Array.from({ length: mostSeeds }, (_, at) => at + 1).filter(seed => !RICH.includes(seed));
  for (const seed of [...RICH, ...others]) {
    if (found.size === kinds.length) break;
    const answers: Answer[] = [];
    for (const { state, given } of randomGame(seed)) {
      if (given) answers.push(given);
      for (const decision of state.pending) {
        const kind = kindOf(decision);
        if (kinds.includes(kind) && !found.has(kind))
          found.set(kind, { file: fileOf(kind, seed, answers), state, decision });
      }
    }
  }
  return found;
}

function fileOf(name: string, seed: number, answers: readonly Answer[]): string {
  const made = engine.recordOf(setupFor(seed), seed, answers);
  if (!made.ok) throw new Error(made.problem);
  return textOfGame({ name, record: made.record, options: DEFAULT_OPTIONS, journal: [] });
}
