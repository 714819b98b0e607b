import { FACTIONS, type Faction, PROFILES, type ProfileId, SLOTS, type Slot } from '../../engine/core/vocabulary';

/** Only the letters count: `Force Power`, `force-power` and `force_power` are one. */
const lettersOf = (raw: unknown): string =>
  typeof raw === 'string'
    ? raw
        .slice(0, 60)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    : '';

const FACTION_SPELLINGS: ReadonlyMap<string, Faction> = new Map<string, Faction>([
  ...FACTIONS.map(faction => [faction, faction] as const),
  ['rebel', 'rebelalliance'],
  ['rebels', 'rebelalliance'],
  ['empire', 'galacticempire'],
  ['imperial', 'galacticempire'],
  ['imperials', 'galacticempire'],
  ['scum', 'scumandvillainy'],
  ['scumvillainy', 'scumandvillainy'],
  ['republic', 'galacticrepublic'],
  ['separatist', 'separatistalliance'],
  ['separatists', 'separatistalliance'],
  ['cis', 'separatistalliance'],
]);

export const factionOf = (raw: unknown): Faction | null => FACTION_SPELLINGS.get(lettersOf(raw)) ?? null;

/** Who keeps the points of a system: XWS names the rules after them. */
export const RULESETS: Readonly<Record<ProfileId, string>> = { amg20: 'AMG', xwa50: 'XWA' };

export const rulesetOf = (raw: unknown): ProfileId | null =>
  PROFILES.find(profile => RULESETS[profile].toLowerCase() === lettersOf(raw)) ?? null;

const SLOT_SPELLINGS: ReadonlyMap<string, Slot> = new Map<string, Slot>([
  ...SLOTS.map(slot => [slot.toLowerCase(), slot] as const),
  ['forcepower', 'force'],
  ['system', 'sensor'],
  ['bomb', 'device'],
  ['payload', 'device'],
  ['elite', 'talent'],
  ['ept', 'talent'],
  ['amd', 'astromech'],
  ['mod', 'modification'],
  ['config', 'configuration'],
]);

/** A slot by any of its names, also in the plural; null for those of huge ships and for what is none. */
export function slotOf(raw: unknown): Slot | null {
  const letters = lettersOf(raw);
  return SLOT_SPELLINGS.get(letters) ?? SLOT_SPELLINGS.get(letters.replace(/s$/, '')) ?? null;
}

/** As XWS spells it today. */
export const xwsSlot = (slot: Slot): string =>
  slot === 'force' ? 'force-power' : slot === 'tacticalRelay' ? 'tactical-relay' : slot;
