import type { Bearing, ShipSize } from '../core/vocabulary';
import type { Degrees } from './angle';
import { BASE_LENGTH } from './base';
import { type Pose, step } from './pose';
import {
  bank,
  type PlacedTemplate,
  placeTemplate,
  type Side,
  sideways,
  straight,
  type Template,
  turn,
} from './template';

/** The edge of the base that a template is set against. */
export type Edge = 'front' | 'rear' | 'left' | 'right';

/** What a ship does at the far end: nothing, turn around, roll to one side, or slide along the template's end. */
export type Finish = 'none' | 'turnAround' | 'rollLeft' | 'rollRight' | 'shift';

/** A way to move a ship with a template, before it meets anything. */
export interface Course {
  readonly template: Template;
  readonly from: Edge;
  readonly finish: Finish;
}

const EDGE_HEADING: Readonly<Record<Edge, Degrees>> = { front: 0, right: 90, rear: 180, left: -90 };

/** How the ship faces, seen from the direction in which it travels. */
export const facingOf = (from: Edge): Degrees => -EDGE_HEADING[from];

const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');

const ahead = (template: Template, finish: Finish = 'none'): Course => ({ template, from: 'front', finish });

/** Each is made once, so that a path can be kept with its course. */
const courses: { [B in Bearing]?: (Course | null)[] } = {};

/** The course of a maneuver; null for a stationary one, which uses no template. */
export function courseOf(bearing: Bearing, speed: number): Course | null {
  courses[bearing] ??= [];
  const known = courses[bearing][speed];
  if (known !== undefined) return known;
  const course = makeCourse(bearing, speed);
  courses[bearing][speed] = course;
  return course;
}

function makeCourse(bearing: Bearing, speed: number): Course | null {
  switch (bearing) {
    case 'straight':
      return ahead(straight(speed));
    case 'bankLeft':
      return ahead(bank(speed, 'left'));
    case 'bankRight':
      return ahead(bank(speed, 'right'));
    case 'turnLeft':
      return ahead(turn(speed, 'left'));
    case 'turnRight':
      return ahead(turn(speed, 'right'));
    case 'koiogranTurn':
      return ahead(straight(speed), 'turnAround');
    case 'segnorsLoopLeft':
      return ahead(bank(speed, 'left'), 'turnAround');
    case 'segnorsLoopRight':
      return ahead(bank(speed, 'right'), 'turnAround');
    case 'tallonRollLeft':
      return ahead(turn(speed, 'left'), 'rollLeft');
    case 'tallonRollRight':
      return ahead(turn(speed, 'right'), 'rollRight');
    case 'stationary':
      return null;
    case 'reverseStraight':
      return { template: straight(speed), from: 'rear', finish: 'none' };
    // Backing out to the ship's left is a curve to the right for whoever looks backward.
    case 'reverseBankLeft':
      return { template: bank(speed, 'right'), from: 'rear', finish: 'none' };
    case 'reverseBankRight':
      return { template: bank(speed, 'left'), from: 'rear', finish: 'none' };
  }
}

/** Segnor's loop on another template (some cards use the turn, or the straight one). */
export const segnorsLoop = (template: Template): Course => ahead(template, 'turnAround');

/** A Segnor's loop flown on the turn of its direction, or straight ahead; null for any other maneuver. */
export function loopedCourseOf(bearing: Bearing, speed: number, by: 'straight' | 'turn'): Course | null {
  if (bearing !== 'segnorsLoopLeft' && bearing !== 'segnorsLoopRight') return null;
  return segnorsLoop(
    by === 'straight' ? straight(speed) : turn(speed, bearing === 'segnorsLoopLeft' ? 'left' : 'right'),
  );
}

/** A left template lies on the ship's right and curves forward, so the ship slips to the right. */
export const sideslip = (kind: 'bank' | 'turn', speed: number, side: Side): Course => ({
  template: kind === 'bank' ? bank(speed, side) : turn(speed, side),
  from: opposite(side),
  finish: 'none',
});

/** A bank or turn as a sideslip; null for what cannot be flown so. */
export function slippedCourseOf(bearing: Bearing, speed: number): Course | null {
  switch (bearing) {
    case 'bankLeft':
      return sideslip('bank', speed, 'left');
    case 'bankRight':
      return sideslip('bank', speed, 'right');
    case 'turnLeft':
      return sideslip('turn', speed, 'left');
    case 'turnRight':
      return sideslip('turn', speed, 'right');
    default:
      return null;
  }
}

export const boost = (template: Template): Course => ahead(template);

/** The three ways to boost that every ship has. */
export const BOOSTS: readonly Template[] = [bank(1, 'left'), straight(1), bank(1, 'right')];

/**
 * A barrel roll to one side. Medium and large ships lay a straight template with its long edge to the base;
 * a curved one has no straight long edge, so every size uses its end. It may curve forward or back.
 */
export const barrelRoll = (size: ShipSize, side: Side, template: Template = straight(1)): Course => ({
  template: size === 'small' || template.radius > 0 ? template : sideways(template),
  from: side,
  finish: 'shift',
});

/** Curved for a barrel roll: on the right side a left template leads forward, on the left side a right one. */
export const curvedForward = (side: Side): Side => opposite(side);

/** The straight template of a decloak, by size. */
export const decloakTemplate = (size: ShipSize): Template => straight(size === 'small' ? 2 : 1);

/** A template set against an edge of the base, its middle line on the hashmark. Devices are dropped and launched so too. */
export function setAgainst(pose: Pose, size: ShipSize, edge: Edge, template: Template): PlacedTemplate {
  return placeTemplate(template, edgePose(pose, BASE_LENGTH[size] / 2, edge));
}

/** The middle of an edge, looking away from the base. */
export function edgePose(pose: Pose, half: number, edge: Edge): Pose {
  const outward = EDGE_HEADING[edge];
  const middle = step({ x: pose.x, y: pose.y, heading: pose.heading + outward }, half, 0);
  return middle;
}
