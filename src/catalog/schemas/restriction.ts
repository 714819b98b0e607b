import { SHIP_SIZES } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { action, actionColor, arc, count, faction, list, record, slot, words } from './parts';

/** What a ship must be or have to equip an upgrade. A second slot that it fills is in `alsoOccupies`. */
export const restriction = z.discriminatedUnion('kind', [
  record({ kind: z.literal('size'), sizes: list(z.enum(SHIP_SIZES)) }),
  /** On the bar; with a color, in that color. */
  record({ kind: z.literal('action'), action, color: z.exactOptional(actionColor) }),
  /** Matches as `matchesKeyword` says: keyword, ship ability, or part of the ship type's name. */
  record({ kind: z.literal('keyword'), keyword: words }),
  /** The squad is of that faction, or has a unique card of that name. */
  record({ kind: z.literal('factionOrUnique'), name: words, faction }),
  record({ kind: z.literal('isUnique') }),
  /** Another upgrade of that slot is equipped. */
  record({ kind: z.literal('equipped'), slot }),
  record({ kind: z.literal('attackArc'), arc }),
  record({ kind: z.literal('shieldsGreaterThan'), value: count }),
  record({ kind: z.literal('initiativeLessThan'), value: count }),
  record({ kind: z.literal('agilityEquals'), value: count }),
]);

export type Restriction = z.infer<typeof restriction>;
