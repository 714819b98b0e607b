import type { ObjectId, PlayerId } from '../../../engine/core/ids';
import { type Names, pieceName } from '../labels';

/** The engine's sentence with names for its ids: `ship:A1 would lie on ship:B2.` */
export const problemWords = (names: Names, problem: string): string =>
  problem
    .replace(/\b(?:ship|rock|token|marker):\w+/g, id => pieceName(names, id as ObjectId))
    .replace(/\bp[12]\b/g, player => names.game.setup.players[player as PlayerId].name);
