import type { Ship } from '../../engine/core/state';
import type { ShipProfile, Table } from '../../engine/core/table';
import { type Difficulty, parseManeuver } from '../../engine/core/vocabulary';
import { type Base, baseAt } from '../../engine/geometry/base';
import { courseOf } from '../../engine/geometry/course';
import { landingsOf } from '../../engine/geometry/landing';
import { execute } from '../../engine/geometry/maneuver';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { isInsidePlayArea } from '../../engine/geometry/playArea';
import type { Polygon } from '../../engine/geometry/polygon';
import type { Pose } from '../../engine/geometry/pose';
import { previewManeuver } from '../../engine/geometry/preview';
import { kindOfDevice } from '../../engine/look/devices';
import { outlineOfDevice, rocksAtRangeZero, rocksOnTable } from '../../engine/look/objects';
import { maneuverToExecute } from '../../engine/rules/movement/difficulty';
import { dialChoices } from '../../engine/rules/phases/planning';
import { conditionOf } from './kept';
import { countsAt, reachFrom } from './mission';
import type { Model, Place, Unit } from './model';

/** What harms a ship on its way. */
export interface Hazards {
  readonly obstacles: readonly Polygon[];
  readonly devices: readonly Polygon[];
}

export function hazardsOf(table: Table): Hazards {
  const harmful = Object.values(table.state.devices).filter(one => HARMFUL.includes(kindOfDevice(table, one)));
  return {
    obstacles: rocksOnTable(table).map(({ outline }) => outline),
    devices: harmful.map(one => outlineOfDevice(table, one)),
  };
}

const HARMFUL: readonly string[] = ['mine', 'bomb'];

/** Expected damage of each. */
const ROCK_HARM = 1;
const DEVICE_HARM = 1.5;
const FRIEND_HARM = 0.5;

/** Where it is, for a ship that has moved. */
export function standingPlace(model: Model, ship: Ship, profile: ShipProfile): Place {
  const { stands } = model.kept;
  const key = conditionOf(ship, model.table.state);
  const known = stands.get(key);
  if (known) return known;
  const made = standsAt(model, ship, profile);
  stands.set(key, made);
  return made;
}

function standsAt(model: Model, ship: Ship, profile: ShipProfile): Place {
  const base = baseAt(ship.pose, profile.size);
  const stressed = ship.tokens.stress > 0;
  return {
    id: model.kept.places++,
    code: null,
    pose: ship.pose,
    base,
    flees: false,
    stressed,
    acts: false,
    attacks: rocksAtRangeZero(model.table, base).length === 0,
    harm: 0,
    bumped: false,
    safe: safetyOf(profile, ship.pose, stressed),
    counts: countsAt(model, ship, ship.pose),
    ...reachFrom(model, base),
  };
}

/** Where each maneuver leads if nobody is in the way. */
export function placesOf(model: Model, ship: Ship, profile: ShipProfile, hazards: Hazards): readonly Place[] {
  const { table } = model;
  const choices = dialChoices(table, ship);
  const open = choices.filter(({ blocked }) => !blocked);
  const outlines = [...hazards.obstacles, ...hazards.devices];
  const isRock = (index: number) => index < hazards.obstacles.length;
  return (open.length > 0 ? open : choices).flatMap(({ code }) => {
    const flown = parseManeuver(maneuverToExecute(table, { ...ship, dial: code }).code);
    const { ends } = previewManeuver(ship.pose, profile.size, flown, [], outlines);
    const end = ends[Math.floor((ends.length - 1) / 2)];
    if (!end) return [];
    const on = end.met.some(({ overlapped, index }) => overlapped && isRock(index));
    const stressed = stressAfter(ship, flown.difficulty);
    const base = baseAt(end.pose, profile.size);
    return [
      {
        id: model.kept.places++,
        code,
        pose: end.pose,
        base,
        flees: end.flees,
        stressed,
        acts: !stressed && !on,
        attacks: !on,
        harm: end.met.reduce((sum, { index }) => sum + (isRock(index) ? ROCK_HARM : DEVICE_HARM), 0),
        bumped: false,
        safe: end.flees ? 0 : safetyOf(profile, end.pose, stressed),
        counts: end.flees ? [] : countsAt(model, ship, end.pose),
        ...reachFrom(model, base),
      },
    ];
  });
}

function stressAfter({ tokens }: Ship, difficulty: Difficulty): boolean {
  if (difficulty === 'red') return true;
  return difficulty === 'blue' ? tokens.stress > 1 : tokens.stress > 0;
}

/** Further in than this, hardly a maneuver leads off the table. */
const NEAR_EDGE = 230;

/** The share of its next maneuvers that stays on the table. */
function safetyOf({ dial, size }: ShipProfile, pose: Pose, stressed: boolean): number {
  const { x, y } = pose;
  if (Math.min(x, y) > NEAR_EDGE && Math.max(x, y) < PLAY_AREA - NEAR_EDGE) return 1;
  let all = 0;
  let inside = 0;
  for (const code of dial) {
    const { bearing, speed, difficulty } = parseManeuver(code);
    if (stressed && difficulty === 'red') continue;
    all++;
    const course = courseOf(bearing, speed);
    const end = course ? landingsOf(pose, size, course)[0]!.pose : pose;
    if (isInsidePlayArea(baseAt(end, size))) inside++;
  }
  return all === 0 ? 0 : inside / all;
}

/** A ship strays so far from the straight line between two ends of its way. */
const STRAYS = 70;

/** Where the ship really ends when others stand in its way. */
export function bumpedPlace(model: Model, unit: Unit, place: Place, others: readonly Stander[]): Place {
  const near = others.filter(other => isOnWay(unit.start.base, place.base, other.place.base));
  const { bumps } = model.kept;
  const key = `${unit.start.id}>${place.id}|${near.map(other => other.place.id).join()}`;
  const known = bumps.get(key);
  if (known) return known;
  const made = { ...bumped(model, unit, place, near), id: model.kept.places++ };
  bumps.set(key, made);
  return made;
}

function isOnWay(from: Base, to: Base, other: Base): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((other.x - from.x) * dx + (other.y - from.y) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  const off = Math.hypot(from.x + t * dx - other.x, from.y + t * dy - other.y);
  return off < (other.half + to.half) * Math.SQRT2 + STRAYS;
}

/** Somebody in the way. */
export interface Stander {
  readonly place: Place;
  readonly mine: boolean;
}

function bumped(model: Model, unit: Unit, place: Place, near: readonly Stander[]): Place {
  const { size } = unit.profile;
  const { bearing, speed } = parseManeuver(maneuverToExecute(model.table, { ...unit.ship, dial: place.code }).code);
  const course = courseOf(bearing, speed);
  if (!course) return place;
  const flight = execute(
    unit.start.pose,
    size,
    course,
    near.map(other => other.place.base),
  );
  // Of a roll another landing may be free.
  if (flight.kind === 'full') {
    const { pose } = flight.landings[0]!;
    return { ...place, pose, base: baseAt(pose, size) };
  }
  const base = baseAt(flight.pose, size);
  const friend = flight.overlapped.some(index => near[index]!.mine === unit.mine);
  return {
    ...place,
    pose: flight.pose,
    base,
    bumped: true,
    flees: !isInsidePlayArea(base),
    acts: false,
    harm: place.harm + (friend ? FRIEND_HARM : 0),
    safe: safetyOf(unit.profile, flight.pose, place.stressed),
    counts: countsAt(model, unit.ship, flight.pose),
    reach: [],
  };
}
