import type { Answer } from '../../src/engine';
import type { Decision } from '../../src/engine/core/decision';
import { textOfGame } from '../../src/store/saves/gameFile';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { engine } from './engine';
import { randomGame } from './randomGame';
import { setupFor } from './squads';

/** A jettisoned cache is placed as no other marker is. */
export const kindOf = ({ topic, ask }: Decision): string =>
  ask.kind === 'place' && ask.region.kind === 'jettison' ? 'jettison' : topic.kind;

/** Games, as files, that stand before a question of each of these kinds: found in random play. */
export function gamesBefore(kinds: readonly string[], mostSeeds: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let seed = 1; seed <= mostSeeds && found.size < kinds.length; seed++) {
    const answers: Answer[] = [];
    for (const { state, given } of randomGame(seed)) {
      if (given) answers.push(given);
      for (const decision of state.pending) {
        const kind = kindOf(decision);
        if (kinds.includes(kind) && !found.has(kind)) found.set(kind, fileOf(kind, seed, answers));
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
