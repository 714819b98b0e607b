import type { Arc } from '../../engine/core/vocabulary';
import { type Drawing, faded, faint, line, solid } from './part';
import { box, circle } from './shapes';
import { quarterTurn } from './turn';

export type ArcIconName = `${Arc}Arc`;

/** A ship's base, nose up, with the arc filled in. */
const base = faint(box(2.5, 2.5, 21.5, 21.5));
const wedge = solid('M12 12 L2.5 2.5 L21.5 2.5 Z');
const right = quarterTurn([wedge]);
const rear = quarterTurn(right);
const left = quarterTurn(rear);
const ring = line(circle(12, 12, 10), 1.8);
const pointer = solid('M12 12 L6.8 3.4 A10 10 0 0 1 17.2 3.4 Z');

export const ARC_ICONS = {
  frontArc: [base, wedge],
  rearArc: [base, ...rear],
  leftArc: [base, ...left],
  rightArc: [base, ...right],
  bullseyeArc: [base, faded('M12 12 L2.5 2.5 L21.5 2.5 Z'), solid(box(10.2, 1.8, 13.8, 12))],
  fullFrontArc: [base, solid(box(2.5, 2.5, 21.5, 12))],
  fullRearArc: [base, solid(box(2.5, 12, 21.5, 21.5))],
  singleTurretArc: [ring, pointer],
  doubleTurretArc: [ring, pointer, ...quarterTurn(quarterTurn([pointer]))],
} as const satisfies Record<ArcIconName, Drawing>;
