import { faction, list, pilotId, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { DRILLS } from '../../engine/core/practice';
import { MISSIONS } from '../../engine/core/vocabulary';
import { behavior } from '../../store/practice/targets';

export const MOST_TARGETS = 4;
export const OBSTACLES = ['none', 'three', 'six'] as const;

const target = record({ pilot: pilotId, behavior, shoots: z.boolean(), endless: z.boolean() });
const draft = record({
  own: record({ kind: z.enum(['ship', 'squad']), faction, pilot: pilotId, squad: z.string() }),
  foes: faction,
  targets: list(target).check(z.minLength(1), z.maxLength(MOST_TARGETS)),
  obstacles: z.enum(OBSTACLES),
  mission: z.enum(MISSIONS),
  drill: z.enum(DRILLS),
});

export type TargetDraft = z.infer<typeof target>;
/** What somebody wants to practise. */
export type PracticeDraft = z.infer<typeof draft>;

export const FIRST_TARGET: TargetDraft = {
  pilot: 'pilot:academypilot',
  behavior: { kind: 'chase' },
  shoots: true,
  endless: true,
};

/** One ship against one that comes at it and cannot be lost: there is something to do at once. */
export const FIRST_DRAFT: PracticeDraft = {
  own: { kind: 'ship', faction: 'rebelalliance', pilot: 'pilot:redsquadronveteran', squad: '' },
  foes: 'galacticempire',
  targets: [FIRST_TARGET],
  obstacles: 'three',
  mission: 'none',
  drill: 'both',
};

const KEY = 'rangeOne.practice';

/** Storage may be forbidden, full or written by others: then the last setup is not remembered. */
export function remember(wanted: PracticeDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // Nothing depends on it.
  }
}

export function remembered(): PracticeDraft {
  try {
    const kept = z.safeParse(draft, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : FIRST_DRAFT;
  } catch {
    return FIRST_DRAFT;
  }
}
