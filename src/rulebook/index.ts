import { BOARDS } from './boards';
import { ACTIONS } from './entries/actions';
import { ATTACK } from './entries/attack';
import { BASICS } from './entries/basics';
import { BUMPING } from './entries/bumping';
import { CARDS } from './entries/cards';
import { DAMAGE } from './entries/damage';
import { DEVICES } from './entries/devices';
import { DICE } from './entries/dice';
import { MISSIONS } from './entries/missions';
import { MOVING } from './entries/moving';
import { OBSTACLES } from './entries/obstacles';
import { ROUND } from './entries/round';
import { TOKENS } from './entries/tokens';
import type { Entry } from './entry';
import { ORDER_STEPS } from './orders';

/** The whole rulebook, chapter by chapter. */
export const ENTRIES: readonly Entry[] = [
  BASICS,
  ROUND,
  MOVING,
  BUMPING,
  OBSTACLES,
  ACTIONS,
  TOKENS,
  ATTACK,
  DICE,
  DAMAGE,
  CARDS,
  DEVICES,
  MISSIONS,
]
  .flat()
  .map(entry => (entry.id in BOARDS ? { ...entry, board: BOARDS[entry.id]! } : entry));

const byId = new Map(ENTRIES.map(entry => [entry.id, entry]));

export const entryOf = (id: string): Entry | null => byId.get(id) ?? null;

const spokenOf = ({ see, shows }: Entry): readonly string[] =>
  shows.kind === 'order' ? [...see, ...ORDER_STEPS[shows.of].map(({ entry }) => entry)] : see;

/** Those that an entry speaks of, and then those that speak of it: every link has its way back. */
export function linksOf(id: string): readonly Entry[] {
  const entry = byId.get(id);
  if (!entry) return [];
  const back = ENTRIES.filter(other => spokenOf(other).includes(id)).map(other => other.id);
  const ids = new Set([...spokenOf(entry), ...back]);
  ids.delete(id);
  return [...ids].flatMap(one => byId.get(one) ?? []);
}
