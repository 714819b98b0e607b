import { faction, list, pilotId, record, upgradeId } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { DRILLS } from '../../engine/core/practice';
import { MISSIONS } from '../../engine/core/vocabulary';
import { behavior, FORMATIONS } from '../../store/practice/targets';
import { remember, remembered } from '../../store/remembering';

export const MOST_TARGETS = 8;
export const OBSTACLES = ['none', 'three', 'six'] as const;

const target = record({
  pilot: pilotId,
  upgrades: z.exactOptional(list(upgradeId)),
  behavior,
  shoots: z.boolean(),
  endless: z.boolean(),
});
const draft = record({
  own: record({ kind: z.enum(['ship', 'squad']), faction, pilot: pilotId, squad: z.string() }),
  foes: faction,
  targets: list(target).check(z.minLength(1), z.maxLength(MOST_TARGETS)),
  formation: z.exactOptional(z.enum(FORMATIONS)),
  obstacles: z.enum(OBSTACLES),
  mission: z.enum(MISSIONS),
  drill: z.enum(DRILLS),
  /** Where nobody moves: whether each ship performs an action. Left out, it does. */
  acts: z.exactOptional(z.boolean()),
  realDice: z.exactOptional(z.boolean()),
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

/** What was practised last, so that the next practice is two clicks away. */
export const rememberDraft = (wanted: PracticeDraft): void => remember(KEY, wanted);

export const rememberedDraft = (): PracticeDraft => remembered(KEY, draft) ?? FIRST_DRAFT;
