import type { Decision, Subject } from '../../engine/core/decision';
import { isShipId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { Ship } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import { type ManeuverCode, parseManeuver, type TemplateName } from '../../engine/core/vocabulary';
import {
  BOOSTS,
  barrelRoll,
  boost,
  type Course,
  courseOf,
  decloakTemplate,
  setAgainst,
} from '../../engine/geometry/course';
import { pathOf, poseAlong } from '../../engine/geometry/path';
import { type PlacedTemplate, straight } from '../../engine/geometry/template';
import { TOUCHING } from '../../engine/look/devices';
import { shipOf, sizeOf } from '../../engine/look/ships';
import { templateOf } from '../../engine/look/ways';

/** A template to show, and the way of the ship's middle along it, if a ship moves by it. */
export interface ShownTemplate {
  readonly placed: PlacedTemplate;
  readonly way: readonly Point[];
}

/** The template that the answer pointed at would use; null where it uses none. */
export function templateFor(table: Table, decision: Decision, key: string, subject: Subject): ShownTemplate | null {
  const { topic } = decision;
  if (subject.kind === 'dial') return byManeuver(table, shipOf(table.state, subject.ship), subject.maneuver);
  if (!('ship' in topic) || !isShipId(topic.ship)) return null;
  const ship = shipOf(table.state, topic.ship);
  if (subject.kind === 'maneuver') return byManeuver(table, ship, subject.maneuver);
  if (subject.kind === 'pose' && subject.drop) return byDrop(table, subject.drop, ship);
  if (topic.kind === 'chooseLanding') {
    const landing = decision.options.find(option => option.key === key)?.then.find(one => one.do === 'settleManeuver');
    return landing ? byManeuver(table, ship, landing.maneuver.code) : null;
  }
  if (subject.kind !== 'pose') return null;
  if (subject.launch) return byManeuver(table, { ...ship, pose: subject.launch.from }, subject.launch.maneuver);
  const course = courseNamed(table, topic.kind, ship, subject.name);
  return course ? along(table, ship, course) : null;
}

function byManeuver(table: Table, ship: Ship, code: ManeuverCode): ShownTemplate | null {
  const { bearing, speed } = parseManeuver(code);
  const course = courseOf(bearing, speed);
  return course ? along(table, ship, course) : null;
}

const STEPS = 16;

function along(table: Table, ship: Ship, course: Course): ShownTemplate {
  const path = pathOf(ship.pose, sizeOf(table, ship), course);
  const way = Array.from({ length: STEPS + 1 }, (_, index) => poseAlong(path, (path.length * index) / STEPS));
  return { placed: path.placed, way };
}

/** Places are named after their direction, with a template of their own if they have one: `roll:right:1bankLeft:forward`. */
function courseNamed(table: Table, topic: string, ship: Ship, name: string): Course | null {
  const size = sizeOf(table, ship);
  const [how, side, ...rest] = name.split(':');
  const own = [side!, ...rest].find(isTemplateName);
  const template = own ? templateOf(own) : topic === 'decloak' ? decloakTemplate(size) : straight(1);
  if (how === 'roll' && (side === 'left' || side === 'right')) return barrelRoll(size, side, template);
  if (how !== 'boost') return null;
  if (own || side === 'straight') return boost(template);
  const bank = BOOSTS.find(one => one.side === side);
  return bank ? boost(bank) : null;
}

const isTemplateName = (part: string): part is TemplateName => /^[1-5](straight|bank|turn)/.test(part);

type Dropped = NonNullable<Extract<Subject, { kind: 'pose' }>['drop']>;

/** Devices lie at the template's end; between the guides there is none. */
function byDrop(table: Table, { edge, template: name }: Dropped, ship: Ship): ShownTemplate | null {
  if (name === 'guides' || name.startsWith(TOUCHING)) return null;
  const template = templateOf(name as TemplateName);
  return { placed: setAgainst(ship.pose, sizeOf(table, ship), edge, template), way: [] };
}
