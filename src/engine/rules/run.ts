import { castDraft } from 'immer';
import type { Effects } from '../core/effect';
import type { GameEvent } from '../core/event';
import type { Frame, FrameKind, FrameOf } from '../core/frame';
import type { Game, GameState } from '../core/state';
import type { Table } from '../core/table';

/**
 * What an effect handler is given. It reads `state`, which is always current and plain,
 * changes it only through `write`, and says what happened through `emit`. After a write, read again.
 */
export interface Run extends Table {
  readonly write: (recipe: (game: Game) => void) => void;
  readonly emit: (event: GameEvent) => void;
}

/** The innermost frame of a kind. */
export function frameOf<K extends FrameKind>(state: GameState, kind: K): FrameOf<K> {
  const frame = findFrame(state, kind);
  if (!frame) throw new Error(`no ${kind} is under way`);
  return frame;
}

export function findFrame<K extends FrameKind>(state: GameState, kind: K): FrameOf<K> | null {
  const { agenda } = state;
  for (let at = agenda.length - 1; at >= 0; at--) if (agenda[at]!.kind === kind) return agenda[at] as FrameOf<K>;
  return null;
}

/** Writes into the innermost frame of a kind. */
export function writeFrame<K extends FrameKind>(
  run: Run,
  kind: K,
  recipe: (frame: Writable<FrameOf<K>>) => void,
): void {
  run.write(game => {
    recipe(frameOf(game as unknown as GameState, kind) as Writable<FrameOf<K>>);
  });
}

/** Goes on with a frame that is new, and so nobody else's: as the effect `enter` would, but at once and without a copy. */
export function entered(run: Run, frame: Frame): Effects {
  run.write(game => void game.agenda.push(castDraft(frame)));
  return NOTHING_MORE;
}

const NOTHING_MORE: Effects = [];

type Writable<T> = { -readonly [P in keyof T]: T[P] };
