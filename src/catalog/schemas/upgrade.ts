import { z } from '../zod';
import { grant } from './grant';
import {
  bareId,
  cardWeapon,
  charges,
  conditionId,
  count,
  deviceId,
  faction,
  flag,
  keyword,
  limited,
  list,
  listOrNone,
  record,
  shipTypeId,
  slot,
  upgradeId,
  words,
} from './parts';
import { restriction } from './restriction';

const upgradePrice = record({
  points: count,
  pointsByFaction: z.exactOptional(z.readonly(z.partialRecord(faction, count))),
  notAllowed: flag,
  /** In this point system, in place of the card's own. */
  restrictions: z.exactOptional(list(restriction)),
  alsoOccupies: z.exactOptional(list(slot)),
});

export const upgrade = record({
  id: upgradeId,
  yasb: count,
  name: words,
  slot,
  limited,
  /** Left out: any faction. */
  factions: z.exactOptional(list(faction)),
  /** Left out: any ship type. */
  shipTypes: z.exactOptional(list(shipTypeId)),
  restrictions: listOrNone(restriction),
  keywords: listOrNone(keyword),
  force: z.exactOptional(charges),
  charges: z.exactOptional(charges),
  weapon: z.exactOptional(cardWeapon),
  grants: listOrNone(grant),
  conditions: listOrNone(conditionId),
  /** Devices that it drops, launches or places. */
  places: listOrNone(deviceId),
  addsSlots: listOrNone(slot),
  removesSlots: listOrNone(slot),
  /** Slots that it fills besides its own. */
  alsoOccupies: listOrNone(slot),
  /** Names of the two sides of a card that flips. */
  sides: z.exactOptional(z.readonly(z.tuple([words, words]))),
  /** Only one such card of this slot in a squad. */
  solitary: flag,
  /** Every ship of this type in the squad carries it, or none. */
  standardized: flag,
  /** Printed on standard loadout cards, never bought. */
  standardLoadoutOnly: flag,
  /** Without a price an upgrade cannot be taken in that point system. */
  amg20: z.exactOptional(upgradePrice),
  xwa50: z.exactOptional(upgradePrice),
  /** Other ids that builders write for it. */
  aliases: listOrNone(bareId),
});

export type Upgrade = z.infer<typeof upgrade>;
export type UpgradePrice = z.infer<typeof upgradePrice>;
