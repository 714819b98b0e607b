import type { Catalog } from '../../catalog/catalog';
import { lineOf } from '../../engine/core/text';
import { type Faction, PROFILES, type ProfileId, type UpgradeId } from '../../engine/core/vocabulary';
import { assemble, MOST_CARDS, MOST_SHIPS, SHORT } from './assemble';
import { obstacleFor, pilotFor, upgradeFor } from './cards';
import { isObject, isXwsId, type JsonObject, objectOf, xwsIdOf } from './clean';
import type { KeptShip } from './kept';
import type { SquadRead, Warning } from './read';
import { factionOf, rulesetOf, slotOf } from './spellings';
import { NO_SLOT, OWN_VENDOR } from './writeXws';

type Raw = Readonly<Record<string, unknown>>;

const SQUAD_KEYS = [
  'name',
  'description',
  'faction',
  'points',
  'ruleset',
  'version',
  'pilots',
  'obstacles',
  'vendor',
] as const;
const SHIP_KEYS = ['id', 'name', 'points', 'upgrades'] as const;
const MOST_EXTRAS = 20_000;
const MOST_RULESET = 20;

/** A squad in XWS, as builders of any age write it. Points in it say only what it cost once. */
export function readXws(catalog: Catalog, raw: Raw): SquadRead {
  const warnings: Warning[] = [];
  const warn = (kind: Warning['kind'], words: string) => void warnings.push({ kind, words });
  const listed = Array.isArray(raw.pilots) ? raw.pilots : isObject(raw.pilots) ? Object.values(raw.pilots) : [];
  if (listed.length > MOST_SHIPS) warn('leftOut', `Only the first ${MOST_SHIPS} of ${listed.length} ships are read.`);
  const entries = listed.slice(0, MOST_SHIPS);
  const faction = factionOf(raw.faction);
  const own = faction ?? factionIn(catalog, entries);
  const ships: KeptShip[] = [];
  for (const [index, entry] of entries.entries()) {
    const ship = shipOf(catalog, own, entry);
    if (!ship) warn('leftOut', `Entry ${index + 1} of the list names no pilot and is left out.`);
    else ships.push(ship.ship);
    if (ship?.isShort) warnings.push({ kind: 'leftOut', ship: ships.length - 1, words: SHORT });
  }
  const extras = extrasOf(raw);
  const isMuch = JSON.stringify([extras, ships.map(ship => ship.extras)]).length > MOST_EXTRAS;
  if (isMuch) warn('leftOut', 'The file says much that no squad needs; that is not kept.');
  const foreign = foreignRuleset(raw);
  if (foreign) warn('format', `This squad was made for rules called ${foreign}, whose cards and points are others.`);
  const read = assemble(catalog, {
    name: raw.name,
    notes: raw.description,
    faction,
    profile: profileOf(raw),
    ships: isMuch ? ships.map(({ extras: _, ...ship }) => ship) : ships,
    obstacles: textsIn(raw.obstacles).map(id => obstacleFor(xwsIdOf(id))),
    ...(!isMuch && hasKeys(extras) && { extras }),
    warnings,
  });
  return read.ok && isTotal(raw.points) ? { ...read, made: raw.points } : read;
}

const isTotal = (points: unknown): points is number =>
  typeof points === 'number' && Number.isInteger(points) && points > 0;

/** One squad, a list of them, or a container as older builders back up theirs. */
export function squadsIn(raw: unknown): readonly Raw[] {
  const list = isObject(raw) && Array.isArray(raw.container) ? raw.container : Array.isArray(raw) ? raw : [raw];
  return list.filter(isObject).filter(one => 'pilots' in one || 'faction' in one);
}

const textsIn = (raw: unknown): readonly string[] =>
  (Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : [])
    .slice(0, MOST_CARDS)
    .filter((one): one is string => xwsIdOf(one) !== '');

const hasKeys = (object: JsonObject): boolean => Object.keys(object).length > 0;

/** What we write ourselves about a squad is written anew, so it is none of the extras. */
function extrasOf(squad: Raw): JsonObject {
  const rest = objectOf(squad, SQUAD_KEYS);
  const vendor = isObject(squad.vendor) ? objectOf(squad.vendor, [OWN_VENDOR], 1) : {};
  return hasKeys(vendor) ? { ...rest, vendor } : rest;
}

/** A ruleset that is named and is none of those played here, in a few letters. */
function foreignRuleset({ ruleset }: Raw): string {
  return rulesetOf(ruleset) ? '' : lineOf(ruleset, MOST_RULESET);
}

/** From the ruleset, from what we write ourselves, or from the total, which only tells the systems apart. */
function profileOf({ ruleset, vendor, points }: Raw): ProfileId | null {
  const ruled = rulesetOf(ruleset);
  if (ruled) return ruled;
  const own = isObject(vendor) ? vendor[OWN_VENDOR] : null;
  const named = isObject(own) ? PROFILES.find(profile => profile === own.profile) : undefined;
  if (named) return named;
  if (typeof points !== 'number' || points <= 0 || points > 50) return null;
  return points <= 20 ? 'amg20' : 'xwa50';
}

/** That of the first pilot that is known. */
function factionIn(catalog: Catalog, entries: readonly unknown[]): Faction | null {
  const pilots = entries.flatMap(entry => shipOf(catalog, null, entry)?.ship.pilot ?? []);
  const known = pilots.find(id => catalog.hasPilot(id));
  return known ? catalog.pilot(known).faction : null;
}

function shipOf(catalog: Catalog, faction: Faction | null, raw: unknown) {
  const entry: Raw = isObject(raw) ? raw : { id: raw };
  const said = xwsIdOf(entry.id) ? entry.id : entry.name;
  const id = xwsIdOf(said);
  if (!id) return null;
  const pilot = pilotFor(catalog, id, { ship: xwsIdOf(entry.ship), faction: isXwsId(said) ? null : faction });
  const isKnown = catalog.hasPilot(pilot);
  const { cards, isShort } = cardsIn(entry.upgrades);
  const found = cards.map(({ card, slot }) => ({
    id: upgradeFor(catalog, card, slotOf(slot)),
    slot,
  }));
  const strangers = found.filter(one => one.slot && one.slot !== NO_SLOT && !catalog.hasUpgrade(one.id));
  // The ship of a pilot that nobody knows is to be given back; that of others we know better.
  const extras = objectOf(entry, isKnown ? [...SHIP_KEYS, 'ship'] : SHIP_KEYS);
  const slots: Readonly<Record<UpgradeId, string>> = Object.fromEntries(strangers.map(one => [one.id, one.slot]));
  const ship: KeptShip = {
    pilot,
    upgrades: found.map(one => one.id),
    ...(strangers.length > 0 && { slots }),
    ...(hasKeys(extras) && { extras }),
  };
  return { ship, isShort };
}

interface Card {
  readonly card: string;
  /** As the file spells it; empty where it says none. */
  readonly slot: string;
}

/** Cards by slot, as XWS has them; also a bare list, and single cards where a list is meant. */
function cardsIn(raw: unknown): { readonly cards: readonly Card[]; readonly isShort: boolean } {
  const bySlot = Array.isArray(raw) ? [['', raw] as const] : isObject(raw) ? Object.entries(raw) : [];
  const listed = bySlot.flatMap(([slot, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isSaid).map(one => ({ slot: xwsIdOf(slot), card: cardOf(one) })),
  );
  const cards = listed.filter(({ card }) => card !== '').slice(0, MOST_CARDS);
  const isMeant = raw === undefined || raw === null || raw === '' || typeof raw === 'object';
  return { cards, isShort: cards.length < listed.length || !isMeant };
}

/** Some builders list an open slot as nothing. */
const isSaid = (raw: unknown): boolean => raw !== null && raw !== undefined && raw !== '';

const cardOf = (raw: unknown): string =>
  isObject(raw) ? xwsIdOf(raw.id) || xwsIdOf(raw.xws) || xwsIdOf(raw.name) : xwsIdOf(raw);
