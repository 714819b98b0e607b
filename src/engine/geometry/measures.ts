import type { Degrees } from './angle';

/** All lengths in millimetres. The numbers are those of the printed game. */

/** Bases closer than this touch: range 0, and not overlapping. */
export const TOUCH = 0.01;

/** What is left of rounding: poses enter the state with 1e-6, so two equal lengths may differ by this much. */
export const ROUNDING = 1e-5;

export const PLAY_AREA = 914.4;
export const RANGE_BAND = 100;
export const MAX_RANGE = 3;

export const TEMPLATE_WIDTH = 20;
export const STRAIGHT_LENGTH = 40;

/** Radius of the middle line, by speed. */
export const BANK_RADIUS = [0, 80, 130, 180] as const;
export const TURN_RADIUS = [0, 35, 62.5, 90] as const;
export const BANK_ANGLE: Degrees = 45;
export const TURN_ANGLE: Degrees = 90;

export const BULLSEYE_WIDTH = 14.79;

/** Round scenario markers: satellites, supply caches, data caches. */
export const MARKER_RADIUS = 18;
