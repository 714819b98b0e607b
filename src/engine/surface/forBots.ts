import type { ManeuverEnd } from '../core/effect';
import type { Pose } from '../core/place';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { ManeuverCode, PrintedArc, ShipSize } from '../core/vocabulary';
import { rangeInArc } from '../geometry/arc';
import { baseAt } from '../geometry/base';
import { distanceOfBases } from '../geometry/distance';
import { isInsidePlayArea } from '../geometry/playArea';
import { rangeOf } from '../geometry/range';
import { baseOf, profileOf } from '../look/ships';
import { maneuverToExecute } from '../rules/movement/difficulty';
import { around, endsOf } from '../rules/movement/maneuver';

/** A place where a maneuver ends, with the bumps, obstacles and devices on the way to it. */
export interface Reached extends ManeuverEnd {
  /** It is off the table there. */
  readonly flees: boolean;
}

/** One maneuver of a dial, from where the ship stands, among all others where they stand. */
export interface Reach {
  /** As it is set; what is flown instead, by an ionized ship for example, its ends tell. */
  readonly maneuver: ManeuverCode;
  /** One, or several after a roll. */
  readonly ends: readonly Reached[];
}

/** All places that a ship's dial leads to, in one go. If no card is used before. */
export function reachOf(table: Table, ship: Ship): readonly Reach[] {
  const near = around(table, ship);
  return profileOf(table, ship).dial.map(maneuver => {
    const set: Ship = { ...ship, dial: maneuver };
    const ends = endsOf(table, set, maneuverToExecute(table, set), near);
    return {
      maneuver,
      ends: ends.map(end => ({ flees: !isInsidePlayArea(baseOf(table, { ...ship, pose: end.pose })), ...end })),
    };
  });
}

/** A ship's base, somewhere. */
export interface Stand {
  readonly pose: Pose;
  readonly size: ShipSize;
}

/** Arc and range from each of some places to each of others: number `from * to.length + to` of every list. */
export interface Sights {
  /** Of the two bases; 4 is beyond range 3. */
  readonly ranges: Uint8Array;
  /** The attack range into that arc; `OUT` where no part of the other is in it within range 3. */
  readonly inArc: Readonly<Partial<Record<PrintedArc, Uint8Array>>>;
}

export const OUT = 255;
const BEYOND = 4;

/** For whoever weighs many places against each other: worked out once, then only looked up. */
export function sightsBetween(from: readonly Stand[], to: readonly Stand[], arcs: readonly PrintedArc[]): Sights {
  const viewers = from.map(({ pose, size }) => baseAt(pose, size));
  const targets = to.map(({ pose, size }) => baseAt(pose, size));
  const many = from.length * to.length;
  const ranges = new Uint8Array(many);
  const inArc: Partial<Record<PrintedArc, Uint8Array>> = {};
  for (const arc of arcs) inArc[arc] = new Uint8Array(many).fill(OUT);
  let at = 0;
  for (const viewer of viewers) {
    for (const target of targets) {
      const range = Math.min(BEYOND, rangeOf(distanceOfBases(viewer, target)));
      ranges[at] = range;
      // Arcs end at range 3, and at range 0 the attack range is 0 wherever the arc runs.
      if (range < BEYOND) {
        for (const arc of arcs) {
          const measure = rangeInArc(viewer, arc, target);
          if (measure) inArc[arc]![at] = range === 0 ? 0 : rangeOf(measure.distance);
        }
      }
      at++;
    }
  }
  return { ranges, inArc };
}
