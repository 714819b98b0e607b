import { FIGHTING } from './fighting';
import { FLYING } from './flying';
import type { Position } from './position';

/** Moments that show one rule each, by chapter. */
export const SHELF: readonly { readonly name: string; readonly positions: readonly Position[] }[] = [
  { name: 'Flying and acting', positions: FLYING },
  { name: 'Fighting and scoring', positions: FIGHTING },
];

export const POSITIONS: readonly Position[] = SHELF.flatMap(({ positions }) => positions);
