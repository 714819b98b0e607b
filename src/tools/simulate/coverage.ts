import type { Reason } from '../../engine/core/reason';
import { KINDS, type KindOf } from './kinds';

export type Missing = Readonly<Record<KindOf, readonly string[]>>;

/** Which kinds have occurred, over all games. */
export interface Coverage {
  readonly saw: (of: KindOf, kind: string) => void;
  readonly sawReasons: (reasons: readonly Reason[]) => void;
  readonly missing: () => Missing;
}

export function createCoverage(): Coverage {
  const seen: Record<KindOf, Set<string>> = {
    effects: new Set(),
    events: new Set(),
    decisions: new Set(),
    reasons: new Set(),
    edits: new Set(),
  };
  const left = (of: KindOf) => KINDS[of].filter(kind => !seen[of].has(kind));
  return {
    saw: (of, kind) => void seen[of].add(kind),
    sawReasons: reasons => {
      for (const { kind } of reasons) seen.reasons.add(kind);
    },
    missing: () => ({
      effects: left('effects'),
      events: left('events'),
      decisions: left('decisions'),
      reasons: left('reasons'),
      edits: left('edits'),
    }),
  };
}
