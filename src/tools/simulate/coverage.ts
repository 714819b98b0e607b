import { cards } from '../../engine/content';
import type { Reason } from '../../engine/core/reason';
import type { Rules } from '../../engine/core/table';
import { KINDS, type KindOf } from './kinds';
import { type Tally, tallyOf } from './tally';

export type Missing = Readonly<Record<KindOf, readonly string[]>>;

/** Which kinds have occurred, over all games. */
export interface Coverage {
  readonly saw: (of: KindOf, kind: string) => void;
  readonly sawReasons: (reasons: readonly Reason[]) => void;
  readonly missing: () => Missing;
  readonly cards: Tally;
}

export function createCoverage(rules: Rules): Coverage {
  const seen: Record<KindOf, Set<string>> = {
    effects: new Set(),
    events: new Set(),
    decisions: new Set(),
    reasons: new Set(),
    edits: new Set(),
  };
  const left = (of: KindOf) => KINDS[of].filter(kind => !seen[of].has(kind));
  return {
    cards: tallyOf(rules, writtenIn(rules)),
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

/** Rules and missions are no cards. */
export const writtenIn = (rules: Rules): readonly string[] =>
  cards.map(({ card }) => card.id).filter(id => !id.startsWith('rule:') && rules.abilitiesOf(id).length > 0);
