import { bareId, type Catalog } from '../../catalog/catalog';
import type { ObstacleId, PilotId, ProfileId, UpgradeId } from '../../engine/core/vocabulary';
import { equippedBy } from '../../engine/rules/setup/equip';
import { spentOn } from '../hangar';
import { FACTION_NAMES, OBSTACLE_NAMES } from '../names';
import { pilotNamed, upgradeNamed } from './cardNames';
import { forPlay, type KeptShip, type KeptSquad } from './kept';
import { totalOf } from './writeXws';

/** Behind the id of what nobody knows here. */
export const UNKNOWN_PILOT = '(unknown pilot)';
export const UNKNOWN_CARD = '(unknown card)';
export const NOT_PRICED = 'not in this point system';
export const NO_OBSTACLES = 'none';

/** A squad to read out or to post: names, points of each ship and of all, obstacles. `readPlainText` reads it back. */
export function plainText(catalog: Catalog, profile: ProfileId, squad: KeptSquad): string {
  const { points } = catalog.profile(profile);
  const obstacles = squad.obstacles.map(id => obstacleName(catalog, id)).join(', ');
  return [
    `${squad.name} (${FACTION_NAMES[squad.faction]})`,
    '',
    ...squad.ships.flatMap(ship => linesOf(catalog, profile, squad, ship)),
    '',
    `Total: ${totalOf(catalog, profile, squad)} of ${points} points`,
    `Obstacles: ${obstacles || NO_OBSTACLES}`,
    ...(squad.notes ? ['', squad.notes] : []),
  ].join('\n');
}

function linesOf(catalog: Catalog, profile: ProfileId, squad: KeptSquad, ship: KeptShip): readonly string[] {
  const cards = carriedBy(catalog, profile, squad, ship).map(id => cardName(catalog, squad, id));
  return [pilotLine(catalog, profile, squad, ship), ...(cards.length > 0 ? [`  ${cards.join(', ')}`] : [])];
}

/** All that a ship carries, whoever chose it, and what nobody knows. */
export function carriedBy(
  catalog: Catalog,
  profile: ProfileId,
  squad: KeptSquad,
  ship: KeptShip,
): readonly UpgradeId[] {
  const [known] = forPlay(catalog, { ...squad, ships: [ship] }).squad.ships;
  if (!known) return ship.upgrades;
  return [...equippedBy(catalog, profile, known), ...ship.upgrades.filter(id => !catalog.hasUpgrade(id))];
}

function pilotLine(catalog: Catalog, profile: ProfileId, squad: KeptSquad, ship: KeptShip): string {
  if (!catalog.hasPilot(ship.pilot)) return `${bareId(ship.pilot)} ${UNKNOWN_PILOT}`;
  const pilot = catalog.pilot(ship.pilot);
  const price = pilot[profile];
  const bought = ship.upgrades.filter(id => catalog.hasUpgrade(id)).map(id => catalog.upgrade(id));
  const spent = spentOn(bought, profile, squad.faction);
  const loadout = price && !pilot.standardLoadout ? `; loadout ${spent} of ${price.loadout}` : '';
  const type = catalog.shipType(pilot.shipType);
  const meant = pilotNamed(catalog, squad.faction, { name: pilot.name, ship: type.name, isStandardLoadout: !loadout });
  const points = price ? `${price.points} points` : NOT_PRICED;
  return `${told(pilot.name, pilot.id, meant)}, ${type.name}: ${points}${loadout}`;
}

function cardName(catalog: Catalog, { faction }: KeptSquad, id: UpgradeId): string {
  if (!catalog.hasUpgrade(id)) return `${bareId(id)} ${UNKNOWN_CARD}`;
  const { name } = catalog.upgrade(id);
  return told(name, id, upgradeNamed(catalog, faction, name));
}

/** Where the name alone would be read as another card, the id follows it. */
const told = (name: string, id: PilotId | UpgradeId, meant: PilotId | UpgradeId | null): string =>
  id === meant ? name : `${name} [${bareId(id)}]`;

export const obstacleName = (catalog: Catalog, id: ObstacleId): string =>
  catalog.hasObstacle(id) ? `${OBSTACLE_NAMES[catalog.obstacle(id).kind]} ${bareId(id)}` : bareId(id);
