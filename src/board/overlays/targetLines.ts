import type { Explained } from '../../engine';
import type { Decision, Subject } from '../../engine/core/decision';
import { isShipId, type ObjectId, type UnitId } from '../../engine/core/ids';
import type { Measured, Reason } from '../../engine/core/reason';
import type { Table } from '../../engine/core/table';
import { distanceBetween } from '../../engine/geometry/pose';
import { rangeOf } from '../../engine/geometry/range';
import { arcsOf, attackerOf, weaponsOf } from '../../engine/look/attack';
import { type Pointing, plainLine, rangeWords } from './attackLines';
import { type Drawing, type DrawnLine, NOTHING, together } from './drawing';
import { measureShapes } from './measure';
import { nearMissOf } from './near';
import { shapeOf } from './shapes';

const targetOf = (subject: Subject): ObjectId | null =>
  subject.kind === 'object' ? subject.object : subject.kind === 'ship' ? subject.ship : null;

/** Lines of a lock, a coordinate or a jam to what they could reach; without help only to the one pointed at. */
export function targetLines(table: Table, decision: Decision, { keys, pieces }: Pointing, all: boolean): Drawing {
  const { topic } = decision;
  if (topic.kind !== 'lock' && topic.kind !== 'coordinate' && topic.kind !== 'jam') return NOTHING;
  const own = shapeOf(table, topic.ship);
  if (!own) return NOTHING;
  const parts = decision.options.flatMap(({ key, subject }): readonly Drawing[] => {
    const target = targetOf(subject);
    const shape = target ? shapeOf(table, target) : null;
    const strong = keys.includes(key) || (target !== null && pieces.includes(target));
    if (!target || !shape || !(all || strong)) return [];
    const measured = measureShapes(own, shape);
    const range = rangeOf(measured.distance);
    // Brackets tell what is in reach: between so many a line to each would hide the table.
    if (topic.kind === 'lock' && !strong && !isEnemy(table, topic.ship, target)) return [];
    const label = strong ? rangeWords(range) : null;
    const line: DrawnLine = { key, from: measured.from, to: measured.to, look: 'free', strong, label };
    return [{ ...NOTHING, lines: [line], near: strong ? nearMissOf(measured, [own, shape], range) : null }];
  });
  return together(parts);
}

const isEnemy = ({ state }: Table, unit: UnitId, target: ObjectId): boolean => {
  const playerOf = (id: ObjectId) => (isShipId(id) ? state.ships[id]?.player : undefined);
  return isShipId(target) && playerOf(target) !== playerOf(unit);
};

/** Why an answer is missing, on the board: the line that was measured, the pieces in the way, the arc that was missed. */
export function reasonDrawing(
  table: Table,
  decision: Decision,
  missing: readonly Explained[],
  { keys, pieces }: Pointing,
): Drawing {
  const offered = pieces.filter(piece => decision.options.some(({ subject }) => isAmong(subject, [piece])));
  const open = pieces.filter(piece => !offered.includes(piece));
  const meant = missing.find(({ key, subject }) => keys.includes(key) || isAmong(subject, open));
  if (!meant) return NOTHING;
  const drawn = together(meant.reasons.map(reason => reasonDrawn(table, decision, meant, reason)));
  const { topic } = decision;
  if (drawn.lines.length > 0 || meant.subject.kind !== 'target' || topic.kind !== 'chooseAttack') return drawn;
  const line = plainLine(table, meant.key, topic.ship, meant.subject.target, true);
  return line ? { ...drawn, lines: [line] } : drawn;
}

function isAmong(subject: Subject, pieces: readonly ObjectId[]): boolean {
  const piece = subject.kind === 'target' ? subject.target : targetOf(subject);
  return piece !== null && pieces.includes(piece);
}

function reasonDrawn(table: Table, { topic }: Decision, { key, subject }: Explained, reason: Reason): Drawing {
  switch (reason.kind) {
    case 'outOfRange': {
      const { from, to, range } = reason.measured;
      const line: DrawnLine = { key, from, to, look: 'blocked', strong: true, label: rangeWords(range) };
      const target = subject.kind === 'target' ? subject.target : targetOf(subject);
      const a = 'ship' in topic ? shapeOf(table, topic.ship) : null;
      const b = target ? shapeOf(table, target) : null;
      const measured = { from, to, distance: distanceBetween(from, to) };
      return { ...NOTHING, lines: [line], near: a && b ? nearMissOf(measured, [a, b], range) : null };
    }
    case 'notInArc':
      if (subject.kind !== 'target' || !('ship' in topic)) return NOTHING;
      return missedArc(table, key, topic.ship, subject.target, subject.weapon);
    case 'overlapsShip':
      return { ...NOTHING, outlined: reason.ships };
    case 'meetsObstacle':
      return { ...NOTHING, outlined: reason.objects };
    case 'onObstacle':
    case 'inGas':
    case 'tooCloseToObstacle':
    case 'tooCloseToEnemy':
    case 'tooCloseToShip':
    case 'tooCloseToMarker':
    case 'overlapsMarker':
    case 'cacheSpent':
      return { ...NOTHING, outlined: [reason.object] };
    default:
      return NOTHING;
  }
}

/** What a card measured that does not apply. */
export function measuredLine({ from, to, range }: Measured): Drawing {
  return {
    ...NOTHING,
    lines: [{ key: 'measured', from, to, look: 'blocked', strong: true, label: rangeWords(range) }],
  };
}

function missedArc(table: Table, key: string, attacker: UnitId, target: UnitId, ref: string): Drawing {
  const unit = attackerOf(table, attacker);
  const weapon = weaponsOf(table, unit).find(one => one.ref === ref);
  const line = plainLine(table, key, attacker, target, true);
  if (!weapon || !line) return NOTHING;
  const wedges = arcsOf(unit, weapon).map(arc => ({ unit: attacker, arc }));
  return { ...NOTHING, lines: [{ ...line, label: 'Not in arc' }], wedges };
}

/** Locks held by or on a piece that is pointed at or acts, from middle to middle. */
export function lockLines(table: Table, pieces: readonly ObjectId[]): Drawing {
  if (pieces.length === 0) return NOTHING;
  const { ships, devices } = table.state;
  const lines = [...Object.values(ships), ...Object.values(devices)].flatMap(({ id, locks }) =>
    [...new Set(locks)].flatMap((target): readonly DrawnLine[] => {
      if (!pieces.includes(id) && !pieces.includes(target)) return [];
      const [a, b] = [shapeOf(table, id), shapeOf(table, target)];
      if (!a || !b) return [];
      const [from, to] = [
        { x: a.x, y: a.y },
        { x: b.x, y: b.y },
      ];
      return [{ key: `lock ${id} ${target}`, from, to, look: 'lock', strong: false, label: null }];
    }),
  );
  return lines.length > 0 ? { ...NOTHING, lines } : NOTHING;
}
