import { SHIP_SIZES } from '../../engine/core/vocabulary';
import { z } from '../zod';
import {
  barAction,
  bareId,
  count,
  dial,
  faction,
  keyword,
  list,
  listOrNone,
  record,
  shipTypeId,
  shipWeapon,
  upgradeId,
  words,
} from './parts';

export const shipType = record({
  id: shipTypeId,
  name: words,
  size: z.enum(SHIP_SIZES),
  factions: list(faction),
  weapons: list(shipWeapon),
  agility: count,
  hull: z.int().check(z.gte(1)),
  shields: count,
  actions: list(barAction),
  dial,
  keywords: listOrNone(keyword),
  shipAbility: z.exactOptional(words),
  /** Configurations that every such ship carries. */
  autoEquip: listOrNone(upgradeId),
  /** Bare ids under which squads made elsewhere may name it. */
  aliases: listOrNone(bareId),
});

export type ShipType = z.infer<typeof shipType>;
