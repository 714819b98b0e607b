import type { EventOf } from '../../../engine/core/event';
import { unreachable } from '../../../engine/core/unreachable';
import { OBSTACLE_NAMES } from '../../../squads/names';
import type { Names } from '../labels';
import { a, cardName, facesWords, nameOf } from './names';

/** A roll, for whom and for what. */
export function rollWords(
  names: Names,
  { ship, faces, purpose }: EventOf<'diceRolled'>,
  obstacle: string | null,
): string {
  const who = ship ? nameOf(names, ship) : 'The table';
  const rolled = facesWords(faces);
  switch (purpose.kind) {
    case 'attack':
      return `${who} rolls attack dice: ${rolled}`;
    case 'defense':
      return `${who} rolls defense dice: ${rolled}`;
    case 'friendlyOverlap':
      return `${who} overlapped a friendly ship and rolls ${rolled}`;
    case 'obstacle':
      return `${who} rolls for ${obstacle ?? a(OBSTACLE_NAMES[purpose.obstacle])}: ${rolled}`;
    case 'device':
      return `${who} rolls for ${cardName(names, purpose.device)}: ${rolled}`;
    case 'card':
      return `${who} rolls for ${cardName(names, purpose.card)}: ${rolled}`;
    default:
      return unreachable(purpose);
  }
}
