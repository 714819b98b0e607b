import { FACTIONS, type Faction, type ObstacleKind } from '../engine/core/vocabulary';
import { parseWhole } from './parse';
import { z } from './zod';

/** What cards do, in our own plain words. */
export interface CardWords {
  /** By the card's id; null where a card has no words: most generic pilots, and factions that are not loaded. */
  of(id: string): string | null;
  /** By the printed name, since a pilot may have another one than its ship type. */
  shipAbility(name: string): string | null;
  obstacle(kind: ObstacleKind): string | null;
}

const MOST_CHARACTERS = 400;
const texts = z.readonly(z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(MOST_CHARACTERS))));
type Texts = z.infer<typeof texts>;

/** One chunk a file: nothing is fetched before it is asked for. */
const chunks = import.meta.glob<unknown>('../../data/words/**/*.json', { import: 'default' });

const CARD_FILES = ['conditions', 'devices', 'damage', 'upgrades/common'] as const;
const filesOf = (faction: Faction) => [`pilots/${faction}`, `upgrades/${faction}`] as const;

const remembered = new Map<string, Promise<Texts>>();

/** Reads once. A failure is forgotten, so that it can be tried again when the network is back. */
function read(name: string): Promise<Texts> {
  const known = remembered.get(name);
  if (known) return known;
  const reading = parsed(name);
  remembered.set(name, reading);
  reading.catch(() => remembered.delete(name));
  return reading;
}

async function parsed(name: string): Promise<Texts> {
  const file = `data/words/${name}.json`;
  const chunk = chunks[`../../${file}`];
  if (!chunk) throw new Error(`There is no ${file}.`);
  return parseWords(file, await chunk());
}

export const parseWords = (file: string, raw: unknown): Texts => parseWhole(file, texts, raw);

/** The words on these factions' cards, and on those that all of them share. */
export function loadWords(factions: readonly Faction[]): Promise<CardWords> {
  const wanted = FACTIONS.filter(faction => factions.includes(faction));
  const key = wanted.join();
  const known = joined.get(key);
  if (known) return known;
  const joining = join(wanted);
  joined.set(key, joining);
  joining.catch(() => joined.delete(key));
  return joining;
}

/** Put together once for each set of factions: every question of a game asks for the same. */
const joined = new Map<string, Promise<CardWords>>();

async function join(wanted: readonly Faction[]): Promise<CardWords> {
  const [shipAbilities, obstacles, ...cards] = await Promise.all(
    ['shipAbilities', 'obstacles', ...CARD_FILES, ...wanted.flatMap(filesOf)].map(read),
  );
  const byId = new Map(cards.flatMap(part => Object.entries(part)));
  const byName = new Map(Object.entries(shipAbilities ?? {}));
  const byKind = new Map(Object.entries(obstacles ?? {}));
  return Object.freeze({
    of: (id: string) => byId.get(id) ?? null,
    shipAbility: (name: string) => byName.get(name) ?? null,
    obstacle: (kind: ObstacleKind) => byKind.get(kind) ?? null,
  });
}
