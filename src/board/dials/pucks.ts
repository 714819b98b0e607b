import type { IconName } from '../../art/icons';
import type { Point, Pose } from '../../engine/core/place';
import { type Bearing, type Difficulty, parseManeuver, type Speed } from '../../engine/core/vocabulary';
import { meetsShip } from '../fan';
import type { Ghost } from '../ghosts';
import { onBoard } from '../scale';
import { pushedApart } from './apart';

/** One way of the fan: a stem from the bow to where it ends, and the puck there. Millimetres of the drawn board. */
export interface Puck {
  readonly ghost: Ghost;
  readonly at: Point;
  /** A curve from the bow: where it begins, its two handles, where it ends. */
  readonly stem: readonly [Point, Point, Point, Point];
  readonly difficulty: Difficulty;
  readonly speed: Speed;
  readonly icon: IconName | null;
  readonly badge: IconName | null;
}

/** How far beyond its end a special maneuver's puck sits, in radii: two ways to one place stay apart. */
const BEYOND = 2.4;

const isSpecial = (bearing: Bearing): boolean => /^(koiogran|segnors|tallon|reverse|stationary)/.test(bearing);

/** How far the facing at the end is turned from the way along which the ship arrived. */
function turnAtEnd(bearing: Bearing): number {
  if (/^(koiogran|segnors)/.test(bearing)) return 180;
  if (bearing === 'tallonRollLeft') return -90;
  return bearing === 'tallonRollRight' ? 90 : 0;
}

const ahead = ({ x, y }: Point, heading: number, by: number): Point => {
  const angle = (heading * Math.PI) / 180;
  return { x: x + Math.sin(angle) * by, y: y - Math.cos(angle) * by };
};

/** Along which heading a ship arrives there. */
function arrivesAlong({ pose }: Ghost, bearing: Bearing): number {
  return pose.heading - turnAtEnd(bearing) + (bearing.startsWith('reverse') ? 180 : 0);
}

/** How far off its end a way's puck sits, in radii and in directions of the table. */
export function standsOff(ghost: Ghost): Point {
  const subject = ghost.option?.subject;
  const bearing = subject?.kind === 'dial' ? parseManeuver(subject.maneuver).bearing : null;
  if (!bearing || !isSpecial(bearing)) return { x: 0, y: 0 };
  const { x, y } = ahead({ x: 0, y: 0 }, arrivesAlong(ghost, bearing), BEYOND);
  return { x, y: -y };
}

/** What stands on the puck as a warning; the worst first. */
function badgeOf(ghost: Ghost): IconName | null {
  if (ghost.ahead?.flees) return 'warning';
  const meets = meetsShip(ghost);
  if (meets) return meets === 'sure' ? 'close' : 'help';
  return ghost.ahead && ghost.ahead.met.length > 0 ? 'asteroid' : null;
}

/** Of a roll with several places one puck is enough. */
function isMiddle(ghost: Ghost, ghosts: readonly Ghost[]): boolean {
  const alike = ghosts.filter(({ optionKey }) => optionKey === ghost.optionKey);
  return alike[Math.floor(alike.length / 2)] === ghost;
}

/** Whether something stops it on its way: several such ways may end at one place. */
const isStopped = (ghost: Ghost): boolean => meetsShip(ghost) !== null;

/** How far apart the middles of two pucks are at least, in radii. */
const APART = 1.9;

/** `radius` is that of a puck, in millimetres as the table is zoomed now. */
export function pucksOf(ghosts: readonly Ghost[], from: Pose, half: number, radius: number): readonly Puck[] {
  const bow = ahead(onBoard(from), from.heading, half);
  const pucks = ghosts
    .filter(ghost => isMiddle(ghost, ghosts))
    .flatMap((ghost): readonly Puck[] => {
      const subject = ghost.option?.subject;
      if (subject?.kind !== 'dial') return [];
      const { bearing, speed, difficulty } = parseManeuver(subject.maneuver);
      const end = onBoard(ghost.pose);
      const arrives = arrivesAlong(ghost, bearing);
      const reach = Math.hypot(end.x - bow.x, end.y - bow.y) / 2.6;
      return [
        {
          ghost,
          at: isSpecial(bearing) ? ahead(end, arrives, BEYOND * radius) : end,
          stem: [bow, ahead(bow, from.heading, reach), ahead(end, arrives, -reach), end],
          difficulty,
          speed,
          icon: isSpecial(bearing) ? bearing : null,
          badge: badgeOf(ghost),
        },
      ];
    });
  const rounds = pucks.map(({ at, ghost }) => ({ at, fixed: !isStopped(ghost), aside: ghost.pose.heading }));
  const places = pushedApart(rounds, APART * radius);
  return pucks.map((puck, index) => ({ ...puck, at: places[index]! }));
}

/** The puck under a point, the nearest of several. */
export function puckAt(pucks: readonly Puck[], at: Point, radius: number): Puck | null {
  const away = (puck: Puck) => Math.hypot(puck.at.x - at.x, puck.at.y - at.y);
  const near = pucks.filter(puck => away(puck) <= radius * 1.4).sort((a, b) => away(a) - away(b));
  return near[0] ?? null;
}
