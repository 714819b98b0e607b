import { isDeepStrictEqual } from 'node:util';
import { PROFILES } from '../../engine/core/vocabulary';
import type { Fact, Facts } from './facts';
import type { Written } from './records';

type Fields = Record<string, unknown>;

/** One sentence for each field of the facts that the data do not have, or have differently. Reads the data the other way round. */
export function compare(facts: Facts, data: Readonly<Record<keyof Facts, readonly Written[]>>): string[] {
  return (Object.keys(facts) as (keyof Facts)[]).flatMap(kind => {
    const written = new Map(data[kind].map(record => [bare(record.id), record]));
    const extra = [...written.keys()].filter(id => !facts[kind].some(fact => fact.id === id));
    return [
      ...facts[kind].flatMap(fact => compareRecord(kind, fact, written.get(fact.id))),
      ...extra.map(id => `${kind}: ${id}: not in the facts`),
    ];
  });
}

function compareRecord(kind: keyof Facts, fact: Fact, record: Written | undefined): string[] {
  if (!record) return [`${kind}: ${fact.id}: missing`];
  const theirs = plainFact(fact);
  const ours = asFact(kind, record);
  return [...new Set([...Object.keys(theirs), ...Object.keys(ours)])]
    .filter(field => !isDeepStrictEqual(theirs[field], ours[field]))
    .map(
      field =>
        `${kind}: ${fact.id}: ${field}: facts ${JSON.stringify(theirs[field])}, data ${JSON.stringify(ours[field])}`,
    );
}

const bare = (id: string): string => id.slice(id.indexOf(':') + 1);

/** The facts in the one spelling that can be compared. */
function plainFact(fact: Fact): Fields {
  const plain: Fields = withPlainPairs(fact);
  for (const system of PROFILES) if (plain[system]) plain[system] = withPlainPairs(plain[system] as Fields);
  return plain;
}

function withPlainPairs({ restrictions, ...fields }: Fields): Fields {
  const pairs = restrictions as unknown[][] | undefined;
  return { ...fields, ...(pairs ? { restrictions: sorted(pairs.map(plainPair)) } : {}) };
}

function plainPair(pair: unknown[]): unknown[] {
  if (pair[0] !== 'Base') return pair;
  return pair[1] === 'Non-Small' ? ['Base', 'Medium', 'Large'] : pair.filter(word => word !== 'Huge');
}

const sorted = (pairs: unknown[][]): string[] => pairs.map(pair => JSON.stringify(pair)).sort();

/** A record of ours, spelt as the facts spell it. */
function asFact(kind: keyof Facts, record: Written): Fields {
  const { aliases, shipType, shipTypes, restrictions, outlines, ...rest } = record as Fields & Written;
  const fact: Fields = { ...rest, id: bare(record.id) };
  if (kind === 'ships' && aliases) fact.xws = (aliases as string[])[0];
  if (shipType) fact.ship = bare(shipType as string);
  if (shipTypes) fact.ships = (shipTypes as string[]).map(bare);
  for (const field of ['autoEquip', 'conditions', 'standardLoadout', 'places']) {
    if (fact[field]) fact[field] = (fact[field] as string[]).map(bare);
  }
  if (kind === 'pilots') for (const system of PROFILES) priceAsFact(fact, system);
  if (kind === 'upgrades') upgradeAsFact(fact, (restrictions ?? []) as Fields[], aliases);
  return fact;
}

function priceAsFact(fact: Fields, system: string): void {
  if (!fact[system]) return;
  const { points, loadout, slots } = fact[system] as { points: number; loadout: number; slots: string[] };
  const theirSlots: Fields = { weaponHardpoint: 'hardpointship', versatileFrame: 'versatileship' };
  const named = slots.map(slot => theirSlots[slot] ?? slot);
  fact[system] = fact.standardLoadout && slots.length === 0 ? { points } : { points, loadout, slots: named };
}

function upgradeAsFact(fact: Fields, restrictions: Fields[], aliases: unknown): void {
  if (aliases) fact.aliases = aliases;
  restrictionsAsFact(fact, restrictions);
  for (const system of PROFILES) {
    const { restrictions: own, ...price } = (fact[system] ?? {}) as Fields;
    if (!own) continue;
    restrictionsAsFact(price, own as Fields[]);
    fact[system] = price;
  }
  if (fact.grants) fact.grants = (fact.grants as Fields[]).map(grantAsFact);
  const weapon = fact.weapon as (Fields & { requires?: string[] }) | undefined;
  if (weapon?.requires) fact.weapon = { ...weapon, requires: weapon.requires.join(', ').replace(/, (?=\w+$)/, ' or ') };
}

function restrictionsAsFact(fields: Fields, restrictions: Fields[]): void {
  const slots = ((fields.alsoOccupies ?? []) as string[]).map(slot => ['Slot', capital(slot)]);
  const pairs = [...restrictions.map(pairOf), ...slots];
  if (pairs.length > 0) fields.restrictions = sorted(pairs);
}

function grantAsFact({ kind, side, ...grant }: Fields): unknown {
  const sided = side === undefined ? {} : { side };
  if (kind === 'action') return { ...(grant.action as Fields), ...sided };
  if (kind === 'turretIndicator') return { turretIndicator: grant.turret, ...sided };
  return kind === 'shipAbility' ? { shipAbility: grant.name, ...sided } : { ...grant, ...sided };
}

const FACTION_NAMES: Fields = { rebelalliance: 'Rebel Alliance', scumandvillainy: 'Scum and Villainy' };
const ACTION_NAMES: Fields = { barrelRoll: 'Barrel Roll', rotate: 'Rotate Arc' };
const LETTERS: Fields = { red: 'R-', white: 'W-', purple: 'P-' };

function pairOf(restriction: Fields): unknown[] {
  const { kind, sizes, action, color, keyword, name, faction, slot, arc, value } = restriction;
  switch (kind) {
    case 'size':
      return ['Base', ...(sizes as string[]).map(capital)];
    case 'action':
      return ['Action', `${color ? LETTERS[color as string] : ''}${ACTION_NAMES[action as string] ?? capital(action)}`];
    case 'keyword':
      return ['Keyword', keyword];
    case 'factionOrUnique':
      return ['FactionOrUnique', name, FACTION_NAMES[faction as string]];
    case 'isUnique':
      return ['isUnique', true];
    case 'equipped':
      return ['Equipped', capital(slot)];
    case 'attackArc':
      return ['AttackArc', `${capital(arc)} Arc`];
    default:
      return [capital(kind), value];
  }
}

const capital = (word: unknown): string => String(word).replace(/^./, letter => letter.toUpperCase());
