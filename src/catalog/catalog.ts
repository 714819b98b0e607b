import type {
  ConditionId,
  DamageId,
  DeviceId,
  ObstacleId,
  PilotId,
  ProfileId,
  ShipTypeId,
  UpgradeId,
} from '../engine/core/vocabulary';
import type { CatalogData } from './catalogData';
import type { Condition } from './schemas/condition';
import type { DamageCard } from './schemas/damageCard';
import type { Device } from './schemas/device';
import type { Obstacle } from './schemas/obstacle';
import type { Pilot } from './schemas/pilot';
import type { Profile } from './schemas/profile';
import type { ShipType } from './schemas/shipType';
import type { Upgrade } from './schemas/upgrade';

/** The card facts of some factions, by id. Asking for a card that is not there is a mistake, and throws. */
export interface Catalog extends CatalogData {
  shipType(id: ShipTypeId): ShipType;
  pilot(id: PilotId): Pilot;
  upgrade(id: UpgradeId): Upgrade;
  condition(id: ConditionId): Condition;
  damageCard(id: DamageId): DamageCard;
  device(id: DeviceId): Device;
  obstacle(id: ObstacleId): Obstacle;
  profile(id: ProfileId): Profile;
  hasShipType(id: string): id is ShipTypeId;
  hasPilot(id: string): id is PilotId;
  hasUpgrade(id: string): id is UpgradeId;
  hasCondition(id: string): id is ConditionId;
  hasDamageCard(id: string): id is DamageId;
  hasDevice(id: string): id is DeviceId;
  hasObstacle(id: string): id is ObstacleId;
}

export function createCatalog(data: CatalogData): Catalog {
  const shipTypes = shelf(data, data.shipTypes);
  const pilots = shelf(data, data.pilots);
  const upgrades = shelf(data, data.upgrades);
  const conditions = shelf(data, data.conditions);
  const damageCards = shelf(data, data.damageCards);
  const devices = shelf(data, data.devices);
  const obstacles = shelf(data, data.obstacles);
  const profiles = shelf(data, data.profiles);
  return Object.freeze({
    ...data,
    shipType: shipTypes.get,
    pilot: pilots.get,
    upgrade: upgrades.get,
    condition: conditions.get,
    damageCard: damageCards.get,
    device: devices.get,
    obstacle: obstacles.get,
    profile: profiles.get,
    hasShipType: shipTypes.has,
    hasPilot: pilots.has,
    hasUpgrade: upgrades.has,
    hasCondition: conditions.has,
    hasDamageCard: damageCards.has,
    hasDevice: devices.has,
    hasObstacle: obstacles.has,
  });
}

function shelf<Id extends string, Item extends { readonly id: Id }>(
  { factions }: CatalogData,
  records: readonly (Item & { readonly id: Id })[],
) {
  const byId = new Map<string, Item>(records.map(one => [one.id, one]));
  return {
    get(id: Item['id']): Item {
      const found = byId.get(id);
      if (found) return found;
      throw new Error(`There is no ${id} in the catalog (loaded: ${factions.join(', ') || 'no faction'}).`);
    },
    has: (id: string): id is Item['id'] => byId.has(id),
  };
}

/** The xws id of a card, as squads made elsewhere write it. */
export const bareId = (id: string): string => id.slice(id.indexOf(':') + 1);
