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
