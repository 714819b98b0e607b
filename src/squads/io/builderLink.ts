import { bareId, type Catalog } from '../../catalog/catalog';
import type { ProfileId } from '../../engine/core/vocabulary';
import { FACTION_NAMES } from '../names';
import { assemble, MOST_CARDS, MOST_SHIPS } from './assemble';
import { byNumber, numberOf, obstacleFor } from './cards';
import { xwsIdOf } from './clean';
import type { KeptShip, KeptSquad } from './kept';
import { refused, type SquadRead, type Warning } from './read';
import { readShips, writeShips } from './shipCode';
import { factionOf } from './spellings';

const ADDRESS = 'https://yasb.app/';
/** Version 9 was written for the older points. */
const VERSIONS: Readonly<Record<ProfileId, number>> = { amg20: 9, xwa50: 10 };
const LONGEST = 8000;
const NUMBER = /^\d{1,5}$/;
const DATA = /^v(\d{1,3})Z([a-z])Z(\d{1,4})Z(.*)$/;
const MODES = { beta: 'b', epic: 'e', quickBuild: 'q', standard: 's' } as const;

/** A squad in a link of the common web builder; null where the text has no such link. Nothing is fetched. */
export function readBuilderLink(catalog: Catalog, text: string): SquadRead | null {
  const query = queryIn(text);
  const data = query?.get('d');
  if (!query || !data) return null;
  const [, version, mode, limit, body] = DATA.exec(data) ?? [];
  if (version === undefined || !Object.values(VERSIONS).includes(Number(version))) {
    return refused('This builder link is of a version that cannot be read here. Copy the squad there as XWS instead.');
  }
  if (mode === MODES.quickBuild) return refused('This link is of quick builds, which cannot be read here.');
  const profile = profileOf(Number(version), mode, Number(limit));
  const warnings: Warning[] = [];
  const warn = (kind: Warning['kind'], words: string) => void warnings.push({ kind, words });
  if (mode === MODES.epic) warn('format', 'This squad was made for Epic play; huge ships are not known here.');
  const points = catalog.profile(profile).points;
  if (Number(limit) !== points) {
    warn('format', `This squad was made for ${Number(limit)} points; here it is taken for one of ${points}.`);
  }
  const listed = readShips(body ?? '', NUMBER);
  if (listed.length > MOST_SHIPS) warn('leftOut', `Only the first ${MOST_SHIPS} of ${listed.length} ships are read.`);
  const cards = byNumber(catalog);
  const ships = listed.slice(0, MOST_SHIPS).flatMap((ship, at): KeptShip[] => {
    if (!ship) warn('leftOut', `Ship ${at + 1} of the link cannot be read and is left out.`);
    const upgrades = ship?.upgrades.map(number => cards.upgrade(Number(number)));
    return ship && upgrades ? [{ pilot: cards.pilot(Number(ship.pilot)), upgrades }] : [];
  });
  const obstacles = (query.get('obs') ?? '').split(',').slice(0, MOST_CARDS).map(xwsIdOf);
  return assemble(catalog, {
    name: query.get('sn'),
    faction: factionOf(query.get('f')),
    profile,
    ships,
    obstacles: obstacles.filter(id => id !== '').map(obstacleFor),
    warnings,
  });
}

/** The query of the first address in a text that looks like the builder's. Chats may put brackets around it. */
function queryIn(text: string): URLSearchParams | null {
  const word = text.split(/[\s<>"]+/).find(one => one.length <= LONGEST && /(^|[?&;])d=v\d/.test(one));
  if (!word) return null;
  const [, afterMark] = /^[^?]*\?(.*)$/.exec(word) ?? [];
  const [query = ''] = (afterMark ?? word).split('#');
  return new URLSearchParams(query.replaceAll('&amp;', '&').replace(/[)\]}.,;]+$/, ''));
}

/** The limit tells, since the newer points were tried out in version 9 as well. */
function profileOf(version: number, mode: string | undefined, limit: number): ProfileId {
  if (limit === 20) return 'amg20';
  if (limit === 50) return 'xwa50';
  return version === VERSIONS.amg20 && mode !== MODES.beta ? 'amg20' : 'xwa50';
}

/** A link that the common web builder opens. Cards that have no number there are left out of it. */
export function builderLink(catalog: Catalog, profile: ProfileId, squad: KeptSquad): string {
  const ships = squad.ships.flatMap(({ pilot, upgrades }) => {
    const number = numberOf(catalog, pilot);
    if (number === null) return [];
    const printed = catalog.hasPilot(pilot) ? (catalog.pilot(pilot).standardLoadout ?? []) : [];
    const numbers = [...printed, ...upgrades].flatMap(id => numberOf(catalog, id) ?? []);
    return [{ pilot: String(number), upgrades: numbers.map(String) }];
  });
  const { points } = catalog.profile(profile);
  const data = `v${VERSIONS[profile]}Z${MODES.standard}Z${points}Z${writeShips(ships)}`;
  const faction = encodeURIComponent(FACTION_NAMES[squad.faction]);
  const obstacles = squad.obstacles.map(bareId).join(',');
  return `${ADDRESS}?f=${faction}&d=${data}&sn=${escaped(squad.name)}&obs=${obstacles}`;
}

/** Also what ends an address where people write about it. */
export const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*.~]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
