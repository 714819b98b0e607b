import { bareId, type Catalog } from '../../catalog/catalog';
import type { ObstacleId, ProfileId } from '../../engine/core/vocabulary';
import { equippedBy } from '../../engine/rules/setup/equip';
import { spentOn } from '../hangar';
import { FACTION_NAMES } from '../names';
import { forPlay, type KeptShip, type KeptSquad } from './kept';
import { totalOf } from './writeXws';

/** A squad to read out or to post: names, points of each ship and of all, obstacles. */
export function plainText(catalog: Catalog, profile: ProfileId, squad: KeptSquad): string {
  const { points } = catalog.profile(profile);
  const obstacles = squad.obstacles.map(id => obstacleName(catalog, id)).join(', ');
  return [
    `${squad.name} (${FACTION_NAMES[squad.faction]})`,
    '',
    ...squad.ships.flatMap(ship => linesOf(catalog, profile, squad, ship)),
    '',
    `Total: ${totalOf(catalog, profile, squad)} of ${points} points`,
    `Obstacles: ${obstacles || 'none'}`,
    ...(squad.notes ? ['', squad.notes] : []),
  ].join('\n');
}

function linesOf(catalog: Catalog, profile: ProfileId, squad: KeptSquad, ship: KeptShip): readonly string[] {
  if (!catalog.hasPilot(ship.pilot)) return [`${bareId(ship.pilot)} (unknown pilot)`];
  const pilot = catalog.pilot(ship.pilot);
  const price = pilot[profile];
  const points = price ? `${price.points} points` : 'not in this point system';
  const head = `${pilot.name}, ${catalog.shipType(pilot.shipType).name}: ${points}`;
  const [known] = forPlay(catalog, { ...squad, ships: [ship] }).squad.ships;
  const cards = known ? equippedBy(catalog, known).map(id => catalog.upgrade(id).name) : [];
  const strangers = ship.upgrades.filter(id => !catalog.hasUpgrade(id)).map(id => `${bareId(id)} (unknown card)`);
  const bought = known && !pilot.standardLoadout ? known.upgrades.map(id => catalog.upgrade(id)) : [];
  const spent = spentOn(bought, profile, squad.faction);
  const loadout = price && !pilot.standardLoadout ? `; loadout ${spent} of ${price.loadout}` : '';
  const carried = [...cards, ...strangers].join(', ');
  return [`${head}${loadout}`, ...(carried ? [`  ${carried}`] : [])];
}

const OBSTACLE_KINDS = { asteroid: 'asteroid', debris: 'debris cloud', gas: 'gas cloud' } as const;

const obstacleName = (catalog: Catalog, id: ObstacleId): string =>
  catalog.hasObstacle(id) ? `${OBSTACLE_KINDS[catalog.obstacle(id).kind]} ${bareId(id)}` : bareId(id);
