import type { ShipSize } from '../core/vocabulary';
import { BASE_LENGTH } from './base';
import { type Course, facingOf, setAgainst } from './course';
import { type Pose, step } from './pose';
import type { PlacedTemplate } from './template';

/** Where on the template's end the side of a rolling base is aligned, seen along the ship's final facing. */
export const SHIFTS = ['forward', 'middle', 'back'] as const;
export type Shift = (typeof SHIFTS)[number];

/** A place where a ship may end its move. */
export interface Landing {
  readonly pose: Pose;
  readonly shift: Shift;
}

/** Where the course leads if nothing is in the way: three places after a roll, else one. */
export const landingsOf = (start: Pose, size: ShipSize, course: Course): readonly Landing[] =>
  landingsOn(setAgainst(start, size, course.from, course.template), size, course);

/** The same, of a template that lies there already. */
export function landingsOn(placed: PlacedTemplate, size: ShipSize, course: Course): readonly Landing[] {
  const along = basicEnd(placed, size, course);
  switch (course.finish) {
    case 'none':
      return [{ pose: along, shift: 'middle' }];
    case 'turnAround':
      return [{ pose: step(along, 0, 0, 180), shift: 'middle' }];
    case 'rollLeft':
      return shifted(step(along, 0, 0, -90), course);
    case 'rollRight':
      return shifted(step(along, 0, 0, 90), course);
    case 'shift':
      return shifted(along, course);
  }
}

/** The end of the course as a basic maneuver, without its finish. A roll's middle place covers the same ground. */
export function basicEnd({ end }: PlacedTemplate, size: ShipSize, course: Course): Pose {
  return step(end, BASE_LENGTH[size] / 2, 0, facingOf(course.from));
}

const shifted = (middle: Pose, { template }: Course): readonly Landing[] =>
  SHIFTS.map(shift => ({ pose: step(middle, SHIFT_SIGN[shift] * (template.width / 2), 0), shift }));

const SHIFT_SIGN: Readonly<Record<Shift, number>> = { forward: 1, middle: 0, back: -1 };
