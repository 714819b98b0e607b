import type { ObjectId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { RulerEnd } from '../../store/screen';

export type RulerState = { readonly from: RulerEnd; readonly to: RulerEnd | null } | null;

/** A hand with the ruler: the one end is held while the other follows the pointer, until it is put down. */
export interface RulerHand {
  readonly ruler: RulerState;
  /** The far end still follows the pointer. */
  readonly open: boolean;
  /** Where the pointer went down, while it is. */
  readonly pressed: Point | null;
}

export const IDLE: RulerHand = { ruler: null, open: false, pressed: null };

/** Further than this with the pointer down is a drag; less is a click (in millimetres of the table). */
const A_DRAG = 12;

const pieceOf = (end: RulerEnd | null): ObjectId | null => (end && 'piece' in end ? end.piece : null);

/** A ruler from a piece to itself measures nothing. */
const reaching = (from: RulerEnd, to: RulerEnd): RulerEnd | null =>
  pieceOf(to) !== null && pieceOf(from) === pieceOf(to) ? null : to;

/** The first press sets an end, the second the other. */
export function press(hand: RulerHand, end: RulerEnd, at: Point): RulerHand {
  const { ruler, open } = hand;
  if (!ruler || !open) return { ruler: { from: end, to: null }, open: true, pressed: at };
  const to = reaching(ruler.from, end);
  return { ruler: { from: ruler.from, to }, open: to === null, pressed: at };
}

export function move(hand: RulerHand, end: RulerEnd): RulerHand {
  const { ruler, open } = hand;
  return ruler && open ? { ...hand, ruler: { from: ruler.from, to: reaching(ruler.from, end) } } : hand;
}

/** Let go after a drag, the ruler lies; after a click it waits for the second one. */
export function release(hand: RulerHand, at: Point): RulerHand {
  const { pressed, ruler, open } = hand;
  const dragged = pressed !== null && Math.hypot(at.x - pressed.x, at.y - pressed.y) > A_DRAG;
  return { ...hand, pressed: null, open: open && !(dragged && ruler?.to) };
}

export const sameEnd = (a: RulerEnd | null, b: RulerEnd | null): boolean => {
  if (!a || !b) return a === b;
  if ('piece' in a || 'piece' in b) return pieceOf(a) === pieceOf(b);
  return a.at.x === b.at.x && a.at.y === b.at.y;
};
