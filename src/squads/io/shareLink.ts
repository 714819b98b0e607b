import { bareId, type Catalog } from '../../catalog/catalog';
import { type PilotId, PROFILES, type ProfileId, type UpgradeId } from '../../engine/core/vocabulary';
import { assemble, MOST_CARDS, MOST_SHIPS } from './assemble';
import { escaped } from './builderLink';
import { byNumber, numberOf, obstacleFor } from './cards';
import { xwsIdOf } from './clean';
import type { KeptShip, KeptSquad } from './kept';
import { refused, type SquadRead, type Warning } from './read';
import { readShips, writeShips } from './shipCode';
import { factionOf } from './spellings';

/**
 * `#squad=1.` point system `.` faction `.` ships `.` obstacles `.` name. Cards are the numbers that builder links use,
 * which is shorter than their ids are when compressed. One that nobody knows is its id after a hyphen.
 */
const VERSION = '1';
const CARD = /^(\d{1,5}|-[a-z0-9-]{1,60})$/;

/** The part of our own address that carries a squad. Notes, and what else a file said, are left behind. */
export function shareHash(catalog: Catalog, profile: ProfileId, squad: KeptSquad): string {
  const code = (id: PilotId | UpgradeId): string =>
    catalog.hasPilot(id) || catalog.hasUpgrade(id) ? String(numberOf(catalog, id)) : `-${bareId(id)}`;
  const ships = squad.ships.map(({ pilot, upgrades }) => ({ pilot: code(pilot), upgrades: upgrades.map(code) }));
  const obstacles = squad.obstacles.map(bareId).join('W');
  return `#squad=${[VERSION, profile, squad.faction, writeShips(ships), obstacles, escaped(squad.name)].join('.')}`;
}

/** A squad in a share link of ours; null where the text has no such link. */
export function readShareLink(catalog: Catalog, text: string): SquadRead | null {
  const [, data] = /(?:^|[#?&\s])squad=([^\s<>"&]*)/.exec(text) ?? [];
  if (data === undefined) return null;
  const [version, profileName, factionName, body, obstacles, name] = data.split('.');
  if (version !== VERSION && /^\d+$/.test(version ?? '')) {
    return refused('This share link comes from another version of Range One and cannot be read here.');
  }
  const profile = PROFILES.find(one => one === profileName);
  const faction = factionOf(factionName);
  if (version !== VERSION || !profile || !faction || body === undefined || obstacles === undefined) {
    return refused('This share link is not whole. Ask for it again, or for the squad as XWS.');
  }
  const listed = readShips(body, CARD);
  const warnings: Warning[] = [];
  if (listed.length > MOST_SHIPS || listed.includes(null)) {
    warnings.push({ kind: 'leftOut', words: 'Some ships of the link cannot be read and are left out.' });
  }
  const cards = byNumber(catalog);
  const pilotOf = (code: string): PilotId =>
    code.startsWith('-') ? `pilot:${xwsIdOf(code)}` : cards.pilot(Number(code));
  const upgradeOf = (code: string): UpgradeId =>
    code.startsWith('-') ? `upgrade:${xwsIdOf(code)}` : cards.upgrade(Number(code));
  const ships = listed
    .slice(0, MOST_SHIPS)
    .flatMap((ship): KeptShip[] =>
      ship ? [{ pilot: pilotOf(ship.pilot), upgrades: ship.upgrades.map(upgradeOf) }] : [],
    );
  const ids = obstacles.split('W').slice(0, MOST_CARDS).map(xwsIdOf);
  return assemble(catalog, {
    name: unescaped(name ?? ''),
    faction,
    profile,
    ships,
    obstacles: ids.filter(id => id !== '').map(obstacleFor),
    warnings,
  });
}

/** A name that was cut in the middle of a character reads as far as it goes, where the plain decoder throws. */
const unescaped = (text: string): string =>
  new URLSearchParams(`name=${text.replaceAll('+', '%2B')}`).get('name') ?? '';
