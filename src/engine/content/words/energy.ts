import type { Effects } from '../../core/effect';

/** Energy comes back to huge ships, of which there are none in this game. */
export const recoverEnergy = (): Effects => [];
