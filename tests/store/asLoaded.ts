import type { LoadedGame } from '../../src/store/saves/games';
import type { Kept } from '../../src/store/saves/kept';

/** A kept game as the disk would give it back. */
export function asLoaded({ saved, steps, record, game }: Kept): LoadedGame {
  const stateAt = (answers: number) =>
    answers === 0 ? (steps[0]?.state ?? game) : (steps[answers - 1]?.after ?? game);
  return structuredClone({
    saved,
    rows: steps.map(({ answer, at }, n) => ({ game: saved.id, n, answer, at })),
    snapshots: record.rounds.map(mark => ({ game: saved.id, ...mark, state: stateAt(mark.answers) })),
  });
}
