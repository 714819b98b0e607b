import type { GameEvent } from '../../../engine/core/event';
import type { ObjectId } from '../../../engine/core/ids';

const PIECE = /^(ship:\w+|(rock|token|marker):\d+)$/;

const isPiece = (value: unknown): value is ObjectId => typeof value === 'string' && PIECE.test(value);

/** The pieces an event is about, wherever it names them; each once, in its order. */
export function piecesOf(event: GameEvent): readonly ObjectId[] {
  return [...new Set(piecesIn(event))];
}

function piecesIn(value: unknown): readonly ObjectId[] {
  if (isPiece(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(piecesIn) : [];
}
