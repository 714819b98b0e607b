import type { Engine, GameRecord } from '../../engine';
import { EDITION } from '../../engine/core/edition';
import type { GameState } from '../../engine/core/state';

const keysOf = (one: object | undefined): string =>
  Object.keys(one ?? {})
    .sort()
    .join();

/** States of older rules may lack what the rules look at now: such a one cannot be gone on from. */
export const isShapedLike = (fresh: GameState, kept: GameState): boolean =>
  keysOf(fresh) === keysOf(kept) && keysOf(Object.values(fresh.ships)[0]) === keysOf(Object.values(kept.ships)[0]);

/** Marks of older rules under which a state looked different say nothing of the answers: these are played without them. */
export function comparableMarks(engine: Engine, start: GameState, record: Pick<GameRecord, 'edition' | 'rounds'>) {
  const [first] = record.rounds;
  const older = record.edition !== EDITION && first?.answers === 0 && first.hash !== engine.hashOf(start);
  return older ? [] : record.rounds;
}
