import type { Setup } from '../engine';
import { nameFrom } from '../engine/core/text';

/** What a game is called until somebody names it. */
export const gameNameOf = ({ players: { p1, p2 } }: Setup): string =>
  nameFrom(`${p1.squad.name || p1.name} against ${p2.squad.name || p2.name}`, 'Game');
