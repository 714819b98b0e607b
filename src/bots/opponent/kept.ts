import type { GameState, Ship } from '../../engine/core/state';
import type { PrintedArc } from '../../engine/core/vocabulary';
import type { Place } from './model';

/** Between two places: what is seen along each arc asked for. */
export interface Sight {
  readonly touching: boolean;
  readonly along: Partial<Record<PrintedArc, Line | null>>;
}

/** The shortest line into an arc. */
export interface Line {
  readonly range: number;
  readonly obstructed: boolean;
}

/** What is measured once, and holds while obstacles, devices and markers lie as they do: places have one number each. */
export interface Kept {
  readonly dials: Map<string, readonly Place[]>;
  readonly stands: Map<string, Place>;
  readonly bumps: Map<string, Place>;
  readonly sights: Map<number, Sight>;
  places: number;
}

const newKept = (): Kept => ({ dials: new Map(), stands: new Map(), bumps: new Map(), sights: new Map(), places: 0 });

/** More than so many tables are not remembered: a mine that could lie in many places makes one of each. */
const MOST_TABLES = 8;

/** A memory for one round. */
export function createMemory() {
  const tables = new Map<string, Kept>();
  return {
    of(state: GameState): Kept {
      const key = lying(state);
      const known = tables.get(key);
      if (known) return known;
      if (tables.size >= MOST_TABLES) tables.delete(tables.keys().next().value!);
      const made = newKept();
      tables.set(key, made);
      return made;
    },
  };
}

function lying({ rocks, devices, markers }: GameState): string {
  const pieces = [
    ...Object.values(rocks).map(({ id, pose }) => [id, pose]),
    ...Object.values(devices).map(({ id, pose }) => [id, pose]),
    ...Object.values(markers).map(({ id, x, y, onShip }) => [id, x, y, onShip]),
  ];
  return JSON.stringify(pieces);
}

/** All of a ship that its places depend on. */
export function conditionOf(ship: Ship, { notes }: GameState): string {
  const { id, pose, tokens, force, damage, conditions, upgrades, charges } = ship;
  const faceup = damage.flatMap(one => (one.faceup ? [one.card] : []));
  const sides = upgrades.map(({ side, charges: left }) => (side === 1 ? 's' : '') + (left > 0 ? 'c' : ''));
  const cards = [...faceup, ...conditions.map(({ card }) => card), ...sides, charges > 0, notes.length];
  return [id, pose.x, pose.y, pose.heading, tokens.stress, tokens.ion, force > 0, ...cards].join('|');
}

/** All that a plan is made of: a table without what dials show. */
export function fingerprintOf({ ships, rocks, devices, markers, score, round, firstPlayer }: GameState): string {
  const plain = Object.values(ships).map(({ dial: _, revealed: __, ...ship }) => ({ ...ship, dialSet: false }));
  return JSON.stringify([plain, rocks, devices, markers, score, round, firstPlayer]);
}
