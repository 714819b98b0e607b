import { cosine, type Degrees, type Radians, sine, toRadians } from './angle';
import { BANK_ANGLE, BANK_RADIUS, STRAIGHT_LENGTH, TEMPLATE_WIDTH, TURN_ANGLE, TURN_RADIUS } from './measures';
import { type Pose, step } from './pose';

export type Side = 'left' | 'right';

/** A template as a shape: a rectangle, or a sector of a ring. */
export interface Template {
  /** Along the middle line. */
  readonly length: number;
  readonly width: number;
  /** Of the middle line; 0 for a straight one. */
  readonly radius: number;
  readonly side: Side | null;
  /** The change of heading from end to end, to the right positive. */
  readonly turn: Degrees;
}

const straightOf = (speed: number): Template => ({
  length: STRAIGHT_LENGTH * speed,
  width: TEMPLATE_WIDTH,
  radius: 0,
  side: null,
  turn: 0,
});

const curveOf = (radius: number, angle: Degrees, side: Side): Template => ({
  length: radius * toRadians(angle),
  width: TEMPLATE_WIDTH,
  radius,
  side,
  turn: side === 'right' ? angle : -angle,
});

const STRAIGHTS = [1, 2, 3, 4, 5].map(straightOf);
const curves = (radii: readonly number[], angle: Degrees) => ({
  left: radii.map(radius => curveOf(radius, angle, 'left')),
  right: radii.map(radius => curveOf(radius, angle, 'right')),
});
const BANKS = curves(BANK_RADIUS, BANK_ANGLE);
const TURNS = curves(TURN_RADIUS, TURN_ANGLE);

export const straight = (speed: number): Template => known(STRAIGHTS[speed - 1], speed);
export const bank = (speed: number, side: Side): Template => known(speed > 0 ? BANKS[side][speed] : undefined, speed);
export const turn = (speed: number, side: Side): Template => known(speed > 0 ? TURNS[side][speed] : undefined, speed);

function known(template: Template | undefined, speed: number): Template {
  if (!template) throw new Error(`there is no such template of speed ${speed}`);
  return template;
}

/** A straight template laid with its long edge against a base, as medium and large ships roll. */
export const sideways = (template: Template): Template => ({
  ...template,
  length: template.width,
  width: template.length,
});

/** A template on the table. `start` lies in the middle of its near edge and looks along it; so does `end`. */
export interface PlacedTemplate {
  readonly template: Template;
  readonly start: Pose;
  readonly end: Pose;
}

export function placeTemplate(template: Template, start: Pose): PlacedTemplate {
  const { length, radius, side, turn: angle } = template;
  if (radius === 0) return { template, start, end: step(start, length, 0) };
  const sweep = Math.abs(angle);
  const right = radius * (1 - cosine(sweep));
  return { template, start, end: step(start, radius * sine(sweep), side === 'right' ? right : -right, angle) };
}

export const sweepOf = (template: Template): Radians => toRadians(Math.abs(template.turn));
