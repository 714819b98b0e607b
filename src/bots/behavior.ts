import type { Option } from '../engine/core/decision';
import type { Behavior } from '../engine/core/practice';
import type { Ship } from '../engine/core/state';
import type { Table } from '../engine/core/table';
import { type Bearing, type Maneuver, type ManeuverCode, parseManeuver } from '../engine/core/vocabulary';
import { PLAY_AREA } from '../engine/geometry/measures';
import { distanceBetween, type Pose } from '../engine/geometry/pose';
import { previewManeuver } from '../engine/geometry/preview';
import { rocksOnTable } from '../engine/look/objects';
import { othersOf, shipsOnTable, sizeOf } from '../engine/look/ships';

/** A maneuver that can be set, and where it leads. */
interface Course {
  readonly option: Option;
  readonly maneuver: Maneuver;
  readonly code: ManeuverCode;
  readonly end: Pose;
  /** It would bump, meet an obstacle or leave the play area. */
  readonly trouble: 'none' | 'bump' | 'obstacle' | 'flees';
}

/** The dial that a target sets, among those that it may. It never leaves the play area while it can help it. */
export function dialFor(table: Table, ship: Ship, behavior: Behavior, options: readonly Option[]): Option | null {
  const courses = coursesOf(table, ship, options);
  const staying = courses.filter(({ trouble }) => trouble !== 'flees');
  const open = staying.length > 0 ? staying : courses;
  const worth = worthOf(table, ship, behavior);
  return (
    open.reduce<Course | null>((best, one) => (best && worth(best) >= worth(one) ? best : one), null)?.option ?? null
  );
}

function coursesOf(table: Table, ship: Ship, options: readonly Option[]): readonly Course[] {
  const { bases } = othersOf(table, ship);
  const rocks = rocksOnTable(table).map(({ outline }) => outline);
  return options.flatMap(option => {
    if (option.subject.kind !== 'dial' || option.subject.ship !== ship.id) return [];
    const code = option.subject.maneuver;
    const maneuver = parseManeuver(code);
    const { execution, ends } = previewManeuver(ship.pose, sizeOf(table, ship), maneuver, bases, rocks);
    const [end] = ends;
    if (!end) return [];
    const bumps = execution?.kind === 'partial';
    const trouble = end.flees ? 'flees' : end.met.length > 0 ? 'obstacle' : bumps ? 'bump' : 'none';
    return [{ option, maneuver, code, end: end.pose, trouble }];
  });
}

type Worth = (course: Course) => number;

function worthOf(table: Table, ship: Ship, behavior: Behavior): Worth {
  switch (behavior.kind) {
    case 'straight':
      return asWanted(
        ({ bearing, speed }) => (bearing === 'straight' ? 100 : 0) - 10 * Math.abs(speed - behavior.speed),
      );
    case 'circle': {
      const turn: Bearing = behavior.side === 'left' ? 'turnLeft' : 'turnRight';
      const bank: Bearing = behavior.side === 'left' ? 'bankLeft' : 'bankRight';
      return asWanted(
        ({ bearing, speed, difficulty }) =>
          (bearing === turn ? 100 : bearing === bank ? 60 : 0) -
          10 * Math.abs(speed - 2) -
          (difficulty === 'red' ? 50 : 0),
      );
    }
    case 'list': {
      const wanted = behavior.maneuvers[(table.state.round - 1) % Math.max(1, behavior.maneuvers.length)];
      return ({ code }) => (code === wanted ? 1 : 0);
    }
    case 'still':
    case 'chase':
      return towards(table, ship);
  }
}

/** Simple fliers look at nothing but their course, and at the edge: nearing it, they turn away in time. */
const asWanted =
  (liking: (maneuver: Maneuver) => number): Worth =>
  ({ maneuver, end }) =>
    liking(maneuver) - 4 * nearEdge(end);

/** Millimetres by which a place lies too close to the edge, seen with the next move in mind. */
function nearEdge({ x, y, heading }: Pose): number {
  const ahead = { x: x + 120 * Math.sin((heading * Math.PI) / 180), y: y + 120 * Math.cos((heading * Math.PI) / 180) };
  return Math.max(0, -ahead.x, -ahead.y, ahead.x - PLAY_AREA, ahead.y - PLAY_AREA);
}

/** At an enemy, from near, having met nothing. */
function towards(table: Table, ship: Ship): Worth {
  const foes = shipsOnTable(table.state).filter(({ player }) => player !== ship.player);
  return ({ end, trouble, maneuver }) => {
    const views = foes.map(foe => {
      const bearing = (Math.atan2(foe.pose.x - end.x, foe.pose.y - end.y) * 180) / Math.PI;
      const off = Math.abs(((bearing - end.heading + 540) % 360) - 180);
      return Math.abs(distanceBetween(end, foe.pose) - 160) + 2 * off;
    });
    const met = trouble === 'obstacle' ? 800 : trouble === 'bump' ? 400 : 0;
    const stress = maneuver.difficulty === 'red' ? 60 : 0;
    return -Math.min(...views, 2000) - met - stress - 4 * nearEdge(end);
  };
}
