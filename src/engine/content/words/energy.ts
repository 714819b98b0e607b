import type { Effects } from '../../core/effect';

/** Energy comes back to huge ships, of which there are none in this game. */
export const recoverEnergy = (): Effects => [];

/** It carries a Wing Leader card: those are for epic games, and none is among the cards of this one. */
export const isWingLeader = (): boolean => false;
