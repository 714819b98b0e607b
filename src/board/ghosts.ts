import type { Explained } from '../engine';
import type { Decision, Option, Subject } from '../engine/core/decision';
import type { ShipId } from '../engine/core/ids';
import type { Point, Pose } from '../engine/core/place';
import type { Table } from '../engine/core/table';
import type { Difficulty } from '../engine/core/vocabulary';
import { BASE_LENGTH } from '../engine/geometry/base';
import { sizeOf } from '../engine/look/ships';
import type { Outlook, OutlookEnd } from '../engine/surface/outlook';
import { whyWords } from './whyNot';

/** A place where a piece could end. */
export interface Ghost {
  readonly key: string;
  /** The answer that leads there; null where the rules forbid it. */
  readonly option: Option | null;
  readonly optionKey: string;
  readonly pose: Pose;
  /** Corners in its own frame, y ahead. */
  readonly outline: readonly Point[];
  readonly difficulty: Difficulty | null;
  /** What a maneuver would meet there; null for any other place, and where the players judge by eye. */
  readonly ahead: (OutlookEnd & Pick<Outlook, 'order' | 'flies'>) | null;
  /** Why the rules forbid it, in few words. */
  readonly why: string | null;
}

/** The ship whose dial is shown: the one picked, or the first that waits for one. */
export function dialOf(picked: ShipId | null, options: readonly Option[]): ShipId | null {
  const waiting = options.flatMap(({ subject }) => (subject.kind === 'dial' ? [subject.ship] : []));
  return picked && waiting.includes(picked) ? picked : (waiting[0] ?? null);
}

export const square = (half: number): readonly Point[] => [
  { x: -half, y: -half },
  { x: -half, y: half },
  { x: half, y: half },
  { x: half, y: -half },
];

const PLAIN = { difficulty: null, ahead: null, why: null } as const;

/** Where a boost, roll, landing, pull or device could end, and where not. */
export function placesOf(table: Table, decision: Decision, missing: readonly Explained[]): readonly Ghost[] {
  const base = baseFor(table, decision);
  const offered = decision.options.flatMap(option => {
    const outline = deviceOutline(table, option) ?? base;
    return outline ? ghostAt(option.subject, option, option.key, outline) : [];
  });
  const blocked = base
    ? missing.flatMap(({ subject, key, reasons }) =>
        ghostAt(subject, null, key, base).map(ghost => ({ ...ghost, why: whyWords(reasons) })),
      )
    : [];
  return [...blocked, ...offered];
}

function ghostAt(subject: Subject, option: Option | null, key: string, outline: readonly Point[]): readonly Ghost[] {
  if (subject.kind !== 'pose' || !subject.pose) return [];
  return [
    { key: `${option ? 'may' : 'may not'} ${key}`, option, optionKey: key, pose: subject.pose, outline, ...PLAIN },
  ];
}

/** What an option puts down says which shape to draw. */
function deviceOutline({ rules }: Table, { subject }: Option): readonly Point[] | null {
  const placing = subject.kind === 'pose' ? subject.drop : undefined;
  return placing ? (rules.catalog.device(placing.device).outlines[0] ?? null) : null;
}

function baseFor({ state, rules }: Table, { topic }: Decision): readonly Point[] | null {
  if (topic.kind === 'relocate') {
    const token = state.devices[topic.token];
    return token ? (rules.catalog.device(token.device).outlines[token.piece] ?? null) : null;
  }
  if (!('ship' in topic) || !(topic.ship in state.ships)) return null;
  return square(BASE_LENGTH[sizeOf({ state, rules }, topic.ship as ShipId)] / 2);
}

/** Two places so close that a finger cannot tell them apart. */
const STACKED = 4;

/** The ghosts under a point, the nearest middle first; all that are stacked there, or just the nearest. */
export function ghostsAt(ghosts: readonly Ghost[], at: Point): readonly Ghost[] {
  const away = ({ pose }: Ghost) => Math.hypot(pose.x - at.x, pose.y - at.y);
  const under = ghosts.filter(ghost => isOver(ghost, at)).sort((a, b) => away(a) - away(b));
  const nearest = under[0];
  if (!nearest) return [];
  return under.filter(({ pose }) => Math.hypot(pose.x - nearest.pose.x, pose.y - nearest.pose.y) < STACKED);
}

/** Within the circle around its outline's box: exact corners matter less than a forgiving finger. */
function isOver({ pose, outline }: Ghost, at: Point): boolean {
  const reach = Math.max(...outline.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  return Math.hypot(pose.x - at.x, pose.y - at.y) <= reach * 1.2;
}
