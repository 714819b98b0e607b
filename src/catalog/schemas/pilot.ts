import { FLEXIBLE_SLOTS, SLOTS } from '../../engine/core/vocabulary';
import { z } from '../zod';
import {
  barAction,
  bareId,
  charges,
  conditionId,
  count,
  dial,
  faction,
  initiative,
  keyword,
  limited,
  list,
  listOrNone,
  pilotId,
  record,
  shipTypeId,
  shipWeapon,
  upgradeId,
  words,
} from './parts';

/** What a pilot costs and may carry in one point system; standard loadouts carry nothing more. */
const pilotPrice = record({ points: count, loadout: count, slots: list(z.enum([...SLOTS, ...FLEXIBLE_SLOTS])) });

/** Replaces that field of the ship type. */
const overrides = record({
  weapons: z.exactOptional(list(shipWeapon)),
  hull: z.exactOptional(z.int().check(z.gte(1))),
  shields: z.exactOptional(count),
  actions: z.exactOptional(list(barAction)),
  dial: z.exactOptional(dial),
});

const AS_PRINTED = Object.freeze({});

export const pilot = record({
  id: pilotId,
  yasb: count,
  name: words,
  subtitle: z.exactOptional(words),
  shipType: shipTypeId,
  faction,
  initiative,
  limited,
  keywords: listOrNone(keyword),
  force: z.exactOptional(charges),
  charges: z.exactOptional(charges),
  conditions: listOrNone(conditionId),
  /** Printed instead of the ship type's. */
  shipAbility: z.exactOptional(words),
  overrides: z._default(overrides, () => AS_PRINTED),
  /** The upgrades printed on the card; such a pilot takes no others. */
  standardLoadout: z.exactOptional(list(upgradeId)),
  /** Without a price a pilot cannot be taken in that point system. */
  amg20: z.exactOptional(pilotPrice),
  xwa50: z.exactOptional(pilotPrice),
  aliases: listOrNone(bareId),
});

export type Pilot = z.infer<typeof pilot>;
export type PilotPrice = z.infer<typeof pilotPrice>;
