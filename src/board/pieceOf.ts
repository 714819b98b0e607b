import type { Subject } from '../engine/core/decision';
import type { ObjectId } from '../engine/core/ids';

/** The piece that an option points at, if it is one. */
export function pieceOf(subject: Subject): ObjectId | null {
  switch (subject.kind) {
    case 'ship':
      return subject.ship;
    case 'target':
      return subject.target;
    case 'object':
      return subject.object;
    case 'rock':
      return subject.rock;
    case 'marker':
      return subject.marker;
    // Whose ability it is.
    case 'ability':
      return subject.trigger.ref.ship;
    default:
      return null;
  }
}

/** All that light up when an option is pointed at: two ships may exchange cards; the card that changes dice may be another ship's, and a third may pay. */
export function piecesOf(subject: Subject): readonly ObjectId[] {
  switch (subject.kind) {
    case 'exchange':
      return subject.cards.map(({ ship }) => ship);
    case 'modification':
      return [...(subject.by ? [subject.by.ship] : []), ...payersIn(subject.name)];
    default: {
      const piece = pieceOf(subject);
      return piece ? [piece] : [];
    }
  }
}

/** Behind a plus stands who else pays. */
const payersIn = (name: string): readonly ObjectId[] => name.split('+').slice(1) as ObjectId[];
