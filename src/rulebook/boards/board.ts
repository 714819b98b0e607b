import type { Example } from '../entry';
import type { Scene } from '../scene';

export type Board = Extract<Example, { readonly kind: 'scene' }>;

/** By the entry beside whose drawing they stand. */
export type Boards = Readonly<Record<string, Board>>;

export const board = (says: string, scene: Scene): Board => ({ kind: 'scene', scene, says });
