import type { IconName } from '../art/icons';
import type { TokenPiece } from '../art/tokens';
import type { AttackFace, DefenseFace } from '../engine/core/vocabulary';
import type { Scene } from './scene';

export const CHAPTERS = [
  'basics',
  'round',
  'moving',
  'obstacles',
  'actions',
  'tokens',
  'attack',
  'damage',
  'cards',
  'devices',
  'missions',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** An order of steps, of which one may be where the game stands. */
export const ORDERS = ['round', 'activation', 'attack', 'setup', 'end'] as const;
export type Order = (typeof ORDERS)[number];

/** What is drawn beside the words. */
export type Example =
  | { readonly kind: 'scene'; readonly scene: Scene; readonly says: string }
  | { readonly kind: 'dice'; readonly rolls: readonly Rolled[]; readonly says: string }
  | { readonly kind: 'pieces'; readonly pieces: readonly (readonly [TokenPiece, string])[]; readonly says: string }
  | { readonly kind: 'icons'; readonly icons: readonly (readonly [IconName, string])[]; readonly says: string }
  | { readonly kind: 'order'; readonly of: Order };

/** A row of dice; those that changed or were canceled are marked. */
export type Rolled =
  | { readonly name: string; readonly dice: 'attack'; readonly faces: readonly AttackFace[]; readonly gone?: number }
  | { readonly name: string; readonly dice: 'defense'; readonly faces: readonly DefenseFace[]; readonly gone?: number };

/** One thing of the rules. */
export interface Entry {
  readonly id: string;
  readonly chapter: Chapter;
  readonly title: string;
  /** Other words for it, as they stand in questions, log and cards. */
  readonly also: readonly string[];
  /** Two to six short sentences; the first says it all. */
  readonly says: readonly string[];
  /** Others that it speaks of; they speak of it in return. */
  readonly see: readonly string[];
  readonly shows: Example;
  /** A table to play with, where what is drawn is none. */
  readonly board?: Example;
}

type Written = Omit<Entry, 'id' | 'chapter' | 'title' | 'also'> & { readonly also?: readonly string[] };

/** `[id, title, the rest]`: chapters are written as such lists. */
export const chapter = (
  name: Chapter,
  entries: readonly (readonly [id: string, title: string, rest: Written])[],
): readonly Entry[] => entries.map(([id, title, rest]) => ({ also: [], ...rest, id, chapter: name, title }));

export const scene = (says: string, position: Scene): Example => ({ kind: 'scene', scene: position, says });
export const order = (of: Order): Example => ({ kind: 'order', of });
export const pieces = (says: string, ...lying: readonly (readonly [TokenPiece, string])[]): Example => ({
  kind: 'pieces',
  pieces: lying,
  says,
});
export const icons = (says: string, ...drawn: readonly (readonly [IconName, string])[]): Example => ({
  kind: 'icons',
  icons: drawn,
  says,
});
export const dice = (says: string, ...rolls: readonly Rolled[]): Example => ({ kind: 'dice', rolls, says });
export const red = (name: string, faces: readonly AttackFace[], gone = 0): Rolled => ({
  name,
  dice: 'attack',
  faces,
  gone,
});
export const green = (name: string, faces: readonly DefenseFace[], gone = 0): Rolled => ({
  name,
  dice: 'defense',
  faces,
  gone,
});
