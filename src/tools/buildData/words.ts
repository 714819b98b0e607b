import { ACTION_KINDS, FACTIONS, SHIP_SIZES, SLOTS } from '../../engine/core/vocabulary';
import type { RestrictionFact } from './facts';

/** Words that the facts spell in their own way, and ours for them. */
const SLOT_WORDS: Readonly<Record<string, string>> = {
  hardpointship: 'weaponHardpoint',
  versatileship: 'versatileFrame',
};

export const ourSlot = (slot: string): string => SLOT_WORDS[slot] ?? slot;

type Plain = Readonly<Record<string, unknown>>;

const COLORS: Readonly<Record<string, string>> = { R: 'red', W: 'white', P: 'purple' };

const ARC_WORDS: Readonly<Record<string, string>> = { 'Rear Arc': 'rear' };
const ACTION_WORDS: Readonly<Record<string, string>> = { 'Rotate Arc': 'rotate' };

/** `Barrel Roll` is `barrelRoll`, `Scum and Villainy` is `scumandvillainy`: letters alone tell. */
function find<Word extends string>(words: readonly Word[], text: unknown): Word {
  const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
  const found = words.find(word => letters(word) === letters(String(text)));
  if (!found) throw new Error(`The facts say "${text}", which is none of ${words.join(', ')}.`);
  return found;
}

/** A pair such as `["Action","R-Boost"]` as a record; a second slot is left to `alsoOccupies`, which says the same. */
export function ourRestriction([kind, ...values]: RestrictionFact): Plain[] {
  const [first, second] = values;
  switch (kind) {
    case 'Slot':
      return [];
    case 'Base':
      return [{ kind: 'size', sizes: sizesOf(values.map(String)) }];
    case 'Action':
      return [actionRestriction(String(first))];
    case 'Keyword':
      return [{ kind: 'keyword', keyword: first }];
    case 'FactionOrUnique':
      return [{ kind: 'factionOrUnique', name: first, faction: find(FACTIONS, second) }];
    case 'isUnique':
      return [{ kind: 'isUnique' }];
    case 'Equipped':
      return [{ kind: 'equipped', slot: find(SLOTS, first) }];
    case 'AttackArc':
      return [{ kind: 'attackArc', arc: known(ARC_WORDS, String(first)) }];
    case 'ShieldsGreaterThan':
    case 'InitiativeLessThan':
    case 'AgilityEquals':
      return [{ kind: `${kind[0]?.toLowerCase()}${kind.slice(1)}`, value: first }];
    default:
      throw new Error(`The facts have a restriction of a new kind: ${JSON.stringify([kind, ...values])}.`);
  }
}

function sizesOf(words: readonly string[]): string[] {
  if (words.includes('Non-Small')) return ['medium', 'large'];
  return words.filter(word => word !== 'Huge').map(word => find(SHIP_SIZES, word));
}

function actionRestriction(text: string): Plain {
  const [, letter, name] = /^(?:([RWP])-)?(.+)$/.exec(text) ?? [];
  const action = find(ACTION_KINDS, ACTION_WORDS[name ?? ''] ?? name);
  return { kind: 'action', action, ...(letter ? { color: COLORS[letter] } : {}) };
}

function known(words: Readonly<Record<string, string>>, text: string): string {
  const word = words[text];
  if (!word) throw new Error(`The facts say "${text}", which is none of ${Object.keys(words).join(', ')}.`);
  return word;
}

/** `focus, calculate or lock` as a list. */
export const ourRequirement = (text: string): string[] => text.split(/, | or /);

export function ourGrant({ side, ...grant }: Plain): Plain {
  const sided = side === undefined ? {} : { side };
  if ('action' in grant) return { kind: 'action', ...sided, action: grant };
  if ('stat' in grant) return { kind: 'stat', ...sided, ...grant };
  if ('weapon' in grant) return { kind: 'weapon', ...sided, ...grant };
  if ('turretIndicator' in grant) return { kind: 'turretIndicator', ...sided, turret: grant.turretIndicator };
  if ('shipAbility' in grant) return { kind: 'shipAbility', ...sided, name: grant.shipAbility };
  throw new Error(`The facts grant something new: ${JSON.stringify(grant)}.`);
}
