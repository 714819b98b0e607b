import type { ObjectId, ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { Practice } from '../../engine/core/practice';
import type { RefereeEdit } from '../../engine/core/referee';
import type { Token } from '../../engine/core/token';
import type { Lead, Position } from '../lesson';
import { lessonSetup } from '../setup';
import { choosable } from '../steps';

type Sides = Omit<Parameters<typeof lessonSetup>[0], 'practice'>;
type Places = Readonly<Record<ObjectId, readonly [x: number, y: number, heading?: number]>>;

interface Shown extends Sides {
  readonly id: string;
  readonly practice: Practice;
  readonly places: Places;
  readonly seed?: number;
  readonly lead?: Lead;
  readonly says: string;
  readonly todo: string;
}

interface Answered extends Shown {
  readonly right: RegExp;
  readonly wrong: readonly (readonly [RegExp, string])[];
  readonly praise: string;
}

/** A position at which something is answered at the table. */
export function position({ right, wrong, praise, ...shown }: Answered): Position {
  return { ...laid(shown), praise, task: { kind: 'answer', right, wrong } };
}

interface Questioned extends Shown {
  readonly answers: readonly (readonly [words: string, why: string])[];
}

/** A position about which something is asked; of the answers, those that begin with a plus are right. */
export const question = ({ answers, ...shown }: Questioned): Position => ({
  ...laid(shown),
  task: { kind: 'choose', answers: choosable(answers) },
});

function laid({ id, practice, places, seed = 1, lead = [], says, todo, ...sides }: Shown): Omit<Position, 'task'> {
  const poses = Object.entries(places).map(([piece, [x, y, heading = 0]]): [string, Pose] => [
    piece,
    { x, y, heading },
  ]);
  const setup = lessonSetup({ ...sides, practice });
  return { id, setup, seed, places: Object.fromEntries(poses), lead, says, todo };
}

/** Nobody shoots, and these do not move. */
export const moving = (...still: readonly ShipId[]): Practice => ({ drill: 'move', still, peaceful: [], endless: [] });

/** Nobody moves, and these hold their fire. */
export const shooting = (...peaceful: readonly ShipId[]): Practice => ({
  drill: 'shoot',
  still: [],
  peaceful,
  endless: [],
});

export const token = (ship: ShipId, given: Token): RefereeEdit => ({
  kind: 'giveToken',
  ship,
  token: given,
});
