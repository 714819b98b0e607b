import { isRockId, isShipId, type ObjectId, type ShipId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { rangeInArc } from '../../engine/geometry/arc';
import { squareAt } from '../../engine/geometry/base';
import { distanceToDisc } from '../../engine/geometry/distance';
import { MAX_RANGE, RANGE_BAND } from '../../engine/geometry/measures';
import { polygonOf } from '../../engine/geometry/polygon';
import { distanceBetween } from '../../engine/geometry/pose';
import { templateOverlaps } from '../../engine/geometry/templateOverlap';
import { shipsOnTable } from '../../engine/look/ships';
import type { Thing } from '../../store/explaining';
import { pieceAt, piecesOnTable, placeAt } from '../overlays/shapes';
import type { Laid } from '../pieces/beside';
import { offBoard, onBoard } from '../scale';
import { placeOf } from '../small/frame';
import type { Box } from '../view';
import type { Drawn } from './drawn';

/** The board as it is looked at: what lies beside ships, what is drawn over them, how large. */
export interface Looked {
  readonly table: Table;
  readonly laid: ReadonlyMap<ShipId, readonly Laid[]>;
  /** Of a token, in millimetres. */
  readonly radius: number;
  readonly drawn: Iterable<Drawn>;
  readonly tags: readonly { readonly ship: ShipId; readonly box: Box }[];
  /** Pixels a millimetre. */
  readonly scale: number;
}

/** How far a pointer may miss a line, in pixels. */
const NEAR = 7;

/** What lies under a point of the table and pixel of the window: the smallest first. */
export function thingAt(looked: Looked, at: Point, pixel: Point): Thing | null {
  return tagAt(looked, pixel) ?? besideAt(looked, at) ?? pieceThing(looked, at) ?? drawnAt(looked, at);
}

const tagAt = ({ tags }: Looked, { x, y }: Point): Thing | null => {
  const tag = tags.find(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
  return tag ? { kind: 'tag', ship: tag.ship } : null;
};

function besideAt({ table, laid, radius }: Looked, at: Point): Thing | null {
  const here = onBoard(at);
  for (const ship of shipsOnTable(table.state)) {
    const base = onBoard(ship.pose);
    const one = laid
      .get(ship.id)
      ?.find(({ at: off }) => Math.hypot(base.x + off.x - here.x, base.y + off.y - here.y) <= radius);
    if (one) return lyingThing(ship.id, one);
  }
  return null;
}

function lyingThing(ship: ShipId, one: Laid): Thing {
  if (one.kind === 'token') return { kind: 'token', ship, piece: one.piece, count: one.count };
  return one.kind === 'lock' ? { kind: 'lock', ship, whose: one.whose, mark: one.mark } : { kind: 'tow', ship };
}

/** A piece is met exactly: what lies beside it has its own say. */
function pieceThing({ table }: Looked, at: Point): Thing | null {
  const id = pieceAt(table, at, 0.5);
  return id && thingOf(id);
}

function thingOf(id: ObjectId): Thing {
  if (isShipId(id)) return { kind: 'ship', ship: id };
  if (isRockId(id)) return { kind: 'rock', rock: id };
  return id.startsWith('marker:')
    ? { kind: 'marker', marker: id as `marker:${number}` }
    : { kind: 'device', token: id as `token:${number}` };
}

const ORDER: readonly Drawn['kind'][] = ['line', 'template', 'ring', 'arc'];

function drawnAt({ drawn, scale }: Looked, at: Point): Thing | null {
  const under = [...drawn].filter(one => isUnder(one, at, NEAR / scale));
  const top = under.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))[0];
  if (!top) return null;
  if (top.kind === 'line') return { kind: 'line', look: top.line.look };
  if (top.kind !== 'arc') return { kind: top.kind };
  // The bullseye lies inside the front arc.
  const bullseye = under.find(one => one.kind === 'arc' && one.arc === 'bullseye');
  return { kind: 'arc', arc: bullseye ? 'bullseye' : top.arc };
}

function isUnder(one: Drawn, at: Point, near: number): boolean {
  switch (one.kind) {
    case 'line':
      return awayFromLine(one.line, at) <= near;
    case 'template':
      return templateOverlaps(one.placed, speck(at));
    case 'ring': {
      const away = distanceToDisc(squareAt(one.pose, one.half), placeAt(at));
      return (
        away > 0 &&
        away < MAX_RANGE * RANGE_BAND + near &&
        Math.abs(away - Math.round(away / RANGE_BAND) * RANGE_BAND) <= near
      );
    }
    case 'arc': {
      const measure = rangeInArc(squareAt(one.pose, one.half), one.arc, squareAt({ ...at, heading: 0 }, 0.1));
      return measure !== null && measure.distance <= MAX_RANGE * RANGE_BAND;
    }
  }
}

/** A point with a little room, as an outline. */
const speck = ({ x, y }: Point) => polygonOf([x - 0.1, y - 0.1, x + 0.1, y - 0.1, x, y + 0.1]);

function awayFromLine({ from, to }: { readonly from: Point; readonly to: Point }, at: Point): number {
  const long = distanceBetween(from, to) ** 2;
  const part = long === 0 ? 0 : ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / long;
  const share = Math.min(1, Math.max(0, part));
  return distanceBetween(at, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
}

/** Everything that lies on the table, one after the other, each ship followed by what lies beside it. */
export function thingsOn({ table, laid }: Looked): readonly { readonly thing: Thing; readonly at: Point }[] {
  return piecesOnTable(table).flatMap(id => {
    const place = placeOf(table.state, id) ?? table.state.devices[id as `token:${number}`]?.pose;
    if (!place) return [];
    const base = onBoard(place);
    const beside = isShipId(id) ? (laid.get(id) ?? []) : [];
    return [
      { thing: thingOf(id), at: { x: place.x, y: place.y } },
      ...beside.map(one => ({
        thing: lyingThing(id as ShipId, one),
        at: offBoard({ x: base.x + one.at.x, y: base.y + one.at.y }),
      })),
    ];
  });
}
