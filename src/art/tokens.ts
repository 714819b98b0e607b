import type { Token } from '../engine/core/token';
import type { IconName } from './icons';

/** Pieces that lie beside a ship as tokens do, yet are kept elsewhere in the game. */
export type TokenPiece = Token | 'lock' | 'charge' | 'force' | 'shield' | 'damage' | 'critDamage';

/** The pieces' outlines in a 24 × 24 box, and how much of it the icon in the middle takes. */
export const TOKEN_SHAPES = {
  circle: { d: 'M0.5 12 A11.5 11.5 0 1 1 23.5 12 A11.5 11.5 0 1 1 0.5 12 Z', icon: 0.68 },
  diamond: { d: 'M11 -0.5 L13 -0.5 L24.5 11 L24.5 13 L13 24.5 L11 24.5 L-0.5 13 L-0.5 11 Z', icon: 0.6 },
  hexagon: { d: 'M12 0 L22.5 6 L22.5 18 L12 24 L1.5 18 L1.5 6 Z', icon: 0.66 },
  octagon: { d: 'M7 0 L17 0 L24 7 L24 17 L17 24 L7 24 L0 17 L0 7 Z', icon: 0.68 },
  square: { d: 'M2 0 L22 0 L24 2 L24 22 L22 24 L2 24 L0 22 L0 2 Z', icon: 0.8 },
} as const;

export interface TokenArt {
  readonly shape: keyof typeof TOKEN_SHAPES;
  readonly fill: string;
  readonly ink: string;
  readonly icon: IconName;
}

/** Round tokens leave in the End Phase; diamonds stay until something removes them. */
const GREEN = { shape: 'circle', fill: '#35a85f', ink: '#06140b' } as const;
const ORANGE = { shape: 'circle', fill: '#f0963c', ink: '#1d0f02' } as const;
const BLUE = { shape: 'diamond', fill: '#64aef0', ink: '#06131f' } as const;
const RED = { shape: 'diamond', fill: '#bd2d2d', ink: '#ffffff' } as const;

export const TOKEN_ART: Readonly<Record<TokenPiece, TokenArt>> = {
  focus: { ...GREEN, icon: 'focus' },
  evade: { ...GREEN, icon: 'evade' },
  calculate: { ...GREEN, icon: 'calculate' },
  reinforceFore: { ...GREEN, icon: 'reinforceFore' },
  reinforceAft: { ...GREEN, icon: 'reinforceAft' },
  disarm: { ...ORANGE, icon: 'disarm' },
  jam: { ...ORANGE, icon: 'jam' },
  tractor: { ...ORANGE, icon: 'tractor' },
  cloak: { ...BLUE, icon: 'cloak' },
  stress: { ...RED, icon: 'stress' },
  ion: { ...RED, icon: 'ion' },
  strain: { ...RED, icon: 'strain' },
  deplete: { ...RED, icon: 'deplete' },
  /** The red token of the ship that is locked. */
  lock: { ...RED, icon: 'lock' },
  charge: { shape: 'hexagon', fill: '#f2cf4a', ink: '#1a1400', icon: 'charge' },
  force: { shape: 'hexagon', fill: '#7a4fc0', ink: '#ffffff', icon: 'force' },
  shield: { shape: 'octagon', fill: '#8fd0f7', ink: '#06131f', icon: 'shield' },
  damage: { shape: 'square', fill: '#3d4b57', ink: '#ffffff', icon: 'damage' },
  critDamage: { shape: 'square', fill: '#f0ece4', ink: '#8f1414', icon: 'critDamage' },
};
