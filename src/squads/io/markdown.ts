import { bareId, type Catalog } from '../../catalog/catalog';
import type { ProfileId } from '../../engine/core/vocabulary';
import { FACTION_NAMES } from '../names';
import type { KeptShip, KeptSquad } from './kept';
import { carriedBy, NOT_PRICED, obstacleName, UNKNOWN_CARD, UNKNOWN_PILOT } from './plainText';
import { totalOf } from './writeXws';

/** What people write stays what it says: no sign of it is taken for a mark. */
const literal = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&').replace(/^(\s*)([-+]|\d+(?=[.)]))/, '$1\\$2');

/** A squad for forums and chats that know Markdown: a list of ships, their cards below them. */
export function markdown(catalog: Catalog, profile: ProfileId, squad: KeptSquad): string {
  const { points } = catalog.profile(profile);
  const obstacles = squad.obstacles.map(id => obstacleName(catalog, id)).join(', ');
  const notes = squad.notes?.split('\n').map(line => `> ${literal(line)}`.trimEnd()) ?? [];
  return [
    `## ${literal(squad.name)}`,
    '',
    `${FACTION_NAMES[squad.faction]}, ${totalOf(catalog, profile, squad)} of ${points} points`,
    '',
    ...squad.ships.flatMap(ship => shipLines(catalog, profile, squad, ship)),
    '',
    `Obstacles: ${literal(obstacles) || 'none'}`,
    // Two spaces at its end keep a line a line.
    ...(notes.length > 0 ? ['', notes.join('  \n')] : []),
  ].join('\n');
}

function shipLines(catalog: Catalog, profile: ProfileId, squad: KeptSquad, ship: KeptShip): readonly string[] {
  const cards = carriedBy(catalog, profile, squad, ship).map(id =>
    literal(catalog.hasUpgrade(id) ? catalog.upgrade(id).name : `${bareId(id)} ${UNKNOWN_CARD}`),
  );
  return [`- ${pilotLine(catalog, profile, ship)}`, ...(cards.length > 0 ? [`  - ${cards.join(', ')}`] : [])];
}

function pilotLine(catalog: Catalog, profile: ProfileId, { pilot: id }: KeptShip): string {
  if (!catalog.hasPilot(id)) return literal(`${bareId(id)} ${UNKNOWN_PILOT}`);
  const pilot = catalog.pilot(id);
  const price = pilot[profile];
  const points = price ? `${price.points} points` : NOT_PRICED;
  return `**${literal(pilot.name)}**, ${literal(catalog.shipType(pilot.shipType).name)}: ${points}`;
}
