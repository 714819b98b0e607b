import type { Explained } from '../../engine';
import type { Decision } from '../../engine/core/decision';
import type { Attack, WeaponRef } from '../../engine/core/frame';
import type { ObjectId, UnitId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import type { Line } from '../../engine/geometry/closest';
import { between } from '../../engine/geometry/pose';
import { rangeOf } from '../../engine/geometry/range';
import { type Aim, aimAt, attackerOf, isObstructed, linesOf, weaponsOf } from '../../engine/look/attack';
import { type Part, partsOn } from './crossing';
import { type Drawing, type DrawnLine, NOTHING, together } from './drawing';
import { measureShapes } from './measure';
import { nearMissOf } from './near';
import { obstructionOf } from './reading';
import { isPolygon, shapeOf } from './shapes';

/** What the player is pointing at or has picked: keys of answers, and pieces. */
export interface Pointing {
  readonly keys: readonly string[];
  readonly pieces: readonly ObjectId[];
}

interface Candidate {
  readonly key: string;
  readonly target: UnitId;
  readonly weapon: WeaponRef;
  readonly offered: boolean;
}

/** Lines to every enemy; without help only to the one pointed at. */
export function attackLines(
  table: Table,
  decision: Decision,
  missing: readonly Explained[],
  { keys, pieces }: Pointing,
  all: boolean,
): Drawing {
  if (decision.topic.kind !== 'chooseAttack') return NOTHING;
  const attacker = decision.topic.ship;
  const candidates = [
    ...decision.options.map(option => ({ ...option, offered: true })),
    ...missing.map(one => ({ ...one, offered: false })),
  ].flatMap(({ key, subject, offered }): readonly Candidate[] =>
    subject.kind === 'target' ? [{ key, target: subject.target, weapon: subject.weapon, offered }] : [],
  );
  const targets = [...new Set(candidates.map(({ target }) => target))];
  const parts = targets.flatMap(target => {
    const ways = candidates.filter(one => one.target === target);
    const meant = ways.find(({ key }) => keys.includes(key));
    const strong = meant !== undefined || pieces.includes(target);
    const way = meant ?? ways.find(({ offered }) => offered) ?? ways[0]!;
    return all || strong ? [wayTo(table, attacker, way, strong)] : [];
  });
  return together(parts);
}

function wayTo(table: Table, attacker: UnitId, { key, target, weapon, offered }: Candidate, strong: boolean): Drawing {
  const aim = offered ? aimOf(table, attacker, target, weapon) : null;
  if (aim) return aimed(table, key, attacker, target, aim, strong);
  // Why it is blocked is drawn when it is pointed at: here only that it is.
  const line = strong ? null : plainLine(table, key, attacker, target, false);
  return line ? { ...NOTHING, lines: [line] } : NOTHING;
}

function aimOf(table: Table, attacker: UnitId, target: UnitId, ref: WeaponRef): Aim | null {
  const unit = attackerOf(table, attacker);
  const weapon = weaponsOf(table, unit).find(one => one.ref === ref);
  return weapon && shapeOf(table, target) ? aimAt(table, unit, weapon, target) : null;
}

/** From piece to piece, whatever the arcs. */
export function plainLine(
  table: Table,
  key: string,
  attacker: UnitId,
  target: UnitId,
  strong: boolean,
): DrawnLine | null {
  const [a, b] = [shapeOf(table, attacker), shapeOf(table, target)];
  if (!a || !b) return null;
  const { from, to } = measureShapes(a, b);
  return { key, from, to, look: 'blocked', strong, label: null };
}

function aimed(table: Table, key: string, attacker: UnitId, target: UnitId, aim: Aim, strong: boolean): Drawing {
  const { by, always } = obstructionOf(table, attacker, target, aim.measure);
  const { from, to } = aim.measure;
  const line: DrawnLine = {
    key,
    from,
    to,
    look: always ? 'obstructed' : 'free',
    strong,
    broken: always ? brokenBy(table, { from, to }, by) : [],
    // The dashes tell it too: a word more only where it is looked at, so that labels stay clear of ships.
    label: `${rangeWords(aim.range)}${always && strong ? ', obstructed' : ''}`,
  };
  const [a, b] = [shapeOf(table, attacker), shapeOf(table, target)];
  const near = strong && a && b ? nearMissOf(aim.measure, [a, b], aim.range) : null;
  return { lines: [line], outlined: always ? by : [], wedges: [], near };
}

/** Where a line runs over what obstructs it. */
function brokenBy(table: Table, { from, to }: Line, by: readonly ObjectId[]): readonly Part[] {
  const outlines = by.flatMap(id => {
    const shape = shapeOf(table, id);
    return shape && isPolygon(shape) ? [shape] : [];
  });
  return partsOn(from, to, outlines);
}

export const rangeWords = (range: number): string => `Range ${range}`;

/** The equally short lines that the attacker chooses among. */
export function lineChoices(table: Table, decision: Decision, { keys }: Pointing): Drawing {
  const { topic, from: asked, options } = decision;
  if (topic.kind !== 'chooseLine' || asked.effect.do !== 'declareAttack') return NOTHING;
  const aim = aimOf(table, topic.ship, topic.target, asked.effect.weapon);
  if (!aim) return NOTHING;
  const lanes = linesOf(table, { id: topic.ship }, topic.target, aim.measure);
  const lines = options.flatMap(({ key, subject }): readonly DrawnLine[] => {
    if (subject.kind !== 'line') return [];
    const lane = lanes.find(({ objects }) => objects.join() === subject.crosses.join());
    if (!lane) return [];
    const look = isObstructed(table, subject.crosses) ? 'obstructed' : 'free';
    const label = look === 'free' ? 'Free' : 'Obstructed';
    const line = middleOfLane(lane.first, lane.last);
    const broken = look === 'free' ? [] : brokenBy(table, line, subject.crosses);
    return [{ key, ...line, look, strong: keys.includes(key), label, broken }];
  });
  const crossed = options.flatMap(({ subject }) => (subject.kind === 'line' ? subject.crosses : []));
  return { ...NOTHING, lines, outlined: [...new Set(crossed)].filter(id => isObstructed(table, [id])) };
}

const middleOfLane = (first: Line, last: Line): Line => ({
  from: between(first.from, last.from, 0.5),
  to: between(first.to, last.to, 0.5),
});

/** The attack that is under way, innermost. */
export const attackUnderWay = ({ agenda }: GameState): Attack | null =>
  agenda.findLast(frame => frame.kind === 'attack')?.attack ?? null;

/** Its measured line stays on the table until it is over, whatever help was agreed on. */
export function measuredAttack(table: Table): Drawing {
  const attack = attackUnderWay(table.state);
  if (!attack) return NOTHING;
  const { attacker, defender, weapon, range, obstructedBy } = attack;
  const [a, b] = [shapeOf(table, attacker), shapeOf(table, defender)];
  // Either may have left the table meanwhile.
  const aim = a && b ? aimOf(table, attacker, defender, weapon) : null;
  if (!a || !b || !aim) return NOTHING;
  const obstructed = isObstructed(table, obstructedBy);
  const lanes = linesOf(table, { id: attacker }, defender, aim.measure);
  const lane = lanes.find(({ objects }) => objects.join() === obstructedBy.join());
  const line = lane ? middleOfLane(lane.first, lane.last) : { from: aim.measure.from, to: aim.measure.to };
  const look = obstructed ? 'obstructed' : 'free';
  const label = `${rangeWords(range)}${obstructed ? ', obstructed' : ''}`;
  const inTheWay = obstructedBy.filter(id => isObstructed(table, [id]));
  return {
    lines: [{ key: 'attack', ...line, look, strong: true, label, broken: brokenBy(table, line, inTheWay) }],
    outlined: inTheWay,
    wedges: [],
    near: nearMissOf(aim.measure, [a, b], rangeOf(aim.measure.distance)),
  };
}
