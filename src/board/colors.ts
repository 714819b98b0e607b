import type { PlayerId } from '../engine/core/ids';
import type { Difficulty, ObstacleKind } from '../engine/core/vocabulary';

/** The colours that the two sides play in. */
export type SideHexes = Readonly<Record<PlayerId, string>>;

/** Canvas cannot read the page's custom properties, so the few colours of the board stand here too. */
export const BOARD = {
  felt: '#0c1217',
  line: '#33434f',
  zone: '#16202a',
  text: '#e8eef2',
  quiet: '#9fb0bc',
  lit: '#f0b64a',
  bad: '#ff7a6b',
  good: '#8fe3a8',
};
export const ROCK_COLOR: Readonly<Record<ObstacleKind, string>> = {
  asteroid: '#6d6257',
  debris: '#7a4f3a',
  gas: '#4d6b52',
};
export const DIFFICULTY_COLOR: Readonly<Record<Difficulty, string>> = {
  blue: '#6fb3f2',
  white: '#e8eef2',
  red: '#f07a6a',
  purple: '#b98cf0',
};
