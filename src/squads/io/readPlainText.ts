import type { Catalog } from '../../catalog/catalog';
import {
  FACTIONS,
  type Faction,
  type ObstacleId,
  type PilotId,
  PROFILES,
  type ProfileId,
  type UpgradeId,
} from '../../engine/core/vocabulary';
import { equippedBy } from '../../engine/rules/setup/equip';
import { FACTION_NAMES } from '../names';
import { assemble, MOST_CARDS, MOST_SHIPS } from './assemble';
import { pilotNamed, upgradeNamed } from './cardNames';
import { obstacleFor } from './cards';
import { xwsIdOf } from './clean';
import type { KeptShip } from './kept';
import { NO_OBSTACLES, NOT_PRICED, UNKNOWN_CARD, UNKNOWN_PILOT } from './plainText';
import type { SquadRead, Warning } from './read';

const TITLE = new RegExp(`^(.*) \\((${FACTIONS.map(faction => FACTION_NAMES[faction]).join('|')})\\)$`);
const SHIP = new RegExp(`^(.+), ([^,]+): (?:\\d{1,3} points?|${NOT_PRICED})(; loadout \\d{1,3} of \\d{1,3})?$`);
const TOTAL = /^Total: (\d{1,4}) of (\d{1,4}) points$/;
const OBSTACLES = /^Obstacles: (.*)$/;
/** An id follows a name that is not enough. */
const NAME = /^(.*?)(?: \[([a-z0-9-]{1,60})\])?$/;

/** A squad in our own plain text, as people post it; null where the text is none. Empty lines and margins do not count. */
export function readPlainText(catalog: Catalog, text: string): SquadRead | null {
  const [title = '', ...lines] = text.split(/\r\n|\r|\n/);
  const [, name, factionName] = TITLE.exec(title.trim()) ?? [];
  const faction = FACTIONS.find(one => FACTION_NAMES[one] === factionName);
  const end = lines.findIndex(line => OBSTACLES.test(line.trim()));
  const listed = (end < 0 ? lines : lines.slice(0, end)).map(line => line.trim()).filter(line => line !== '');
  const total = listed.map(line => TOTAL.exec(line)).find(found => found !== null);
  if (!faction || (!total && !listed.some(line => SHIP.test(line)))) return null;
  const profile = PROFILES.find(one => catalog.profile(one).points === Number(total?.[2])) ?? null;
  const entries = entriesIn(listed.filter(line => !TOTAL.test(line)));
  const warnings: Warning[] = [];
  if (entries.length > MOST_SHIPS) {
    warnings.push({ kind: 'leftOut', words: `Only the first ${MOST_SHIPS} of ${entries.length} ships are read.` });
  }
  const read = assemble(catalog, {
    name,
    notes: end < 0 ? '' : lines.slice(end + 1).join('\n'),
    faction,
    profile,
    ships: entries.slice(0, MOST_SHIPS).map(entry => shipIn(catalog, faction, profile, entry)),
    obstacles: end < 0 ? [] : obstaclesIn(lines[end]!.trim()),
    warnings,
  });
  return read.ok && total ? { ...read, made: Number(total[1]) } : read;
}

interface Entry {
  readonly pilot: string;
  readonly cards: readonly string[];
}

/** A ship's line, and the cards that stand below it. */
function entriesIn(lines: readonly string[]): readonly Entry[] {
  const entries: { pilot: string; cards: string[] }[] = [];
  for (const line of lines) {
    if (SHIP.test(line) || line.endsWith(UNKNOWN_PILOT)) entries.push({ pilot: line, cards: [] });
    else entries.at(-1)?.cards.push(...line.split(', ').slice(0, MOST_CARDS + 1));
  }
  return entries;
}

function shipIn(catalog: Catalog, faction: Faction, profile: ProfileId | null, { pilot, cards }: Entry): KeptShip {
  const id = pilotIn(catalog, faction, pilot);
  const upgrades = cards.map(card => cardIn(catalog, faction, card));
  return { pilot: id, upgrades: catalog.hasPilot(id) ? chosen(catalog, profile ?? 'xwa50', id, upgrades) : upgrades };
}

function pilotIn(catalog: Catalog, faction: Faction, line: string): PilotId {
  const [, said = '', ship = '', loadout] = SHIP.exec(line) ?? [];
  if (said === '') return `pilot:${idIn(line.slice(0, -UNKNOWN_PILOT.length))}`;
  const [, name = '', id] = NAME.exec(said) ?? [];
  if (id) return `pilot:${id}`;
  return pilotNamed(catalog, faction, { name, ship, isStandardLoadout: !loadout }) ?? `pilot:${idIn(name)}`;
}

function cardIn(catalog: Catalog, faction: Faction, said: string): UpgradeId {
  if (said.endsWith(UNKNOWN_CARD)) return `upgrade:${idIn(said.slice(0, -UNKNOWN_CARD.length))}`;
  const [, name = '', id] = NAME.exec(said) ?? [];
  return id ? `upgrade:${id}` : (upgradeNamed(catalog, faction, name) ?? `upgrade:${idIn(name)}`);
}

/** Without the configuration that the ship brings along, which our text lists last. */
function chosen(
  catalog: Catalog,
  profile: ProfileId,
  pilot: PilotId,
  upgrades: readonly UpgradeId[],
): readonly UpgradeId[] {
  const known = upgrades.filter(id => catalog.hasUpgrade(id));
  const last = known.at(-1);
  const comes = equippedBy(catalog, profile, { pilot, upgrades: known.slice(0, -1) }).at(-1) === last;
  return comes && !catalog.pilot(pilot).standardLoadout ? upgrades.filter(id => id !== last) : upgrades;
}

const obstaclesIn = (line: string): readonly ObstacleId[] => {
  const [, list = ''] = OBSTACLES.exec(line) ?? [];
  const ids = list.split(', ').map(one => xwsIdOf(one.split(' ').at(-1)));
  return ids.filter(id => id !== '' && id !== NO_OBSTACLES).map(obstacleFor);
};

const idIn = (text: string): string => xwsIdOf(text.trim()) || 'unknown';
