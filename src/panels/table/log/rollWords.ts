import type { EventOf } from '../../../engine/core/event';
import { unreachable } from '../../../engine/core/unreachable';
import type { Names } from '../labels';
import { cardName, facesWords, nameOf } from './names';

/** A roll, for whom and for what. */
export function rollWords(names: Names, { ship, faces, purpose }: EventOf<'diceRolled'>): string {
  const who = ship ? nameOf(names, ship) : 'The table';
  const rolled = facesWords(faces);
  switch (purpose.kind) {
    case 'attack':
      return `${who} rolls attack dice: ${rolled}`;
    case 'defense':
      return `${who} rolls defense dice: ${rolled}`;
    case 'friendlyOverlap':
      return `${who} ran into a friendly ship and rolls ${rolled}`;
    case 'obstacle':
      return `${who} rolls for the ${purpose.obstacle}: ${rolled}`;
    case 'device':
      return `${who} rolls for ${cardName(names, purpose.device)}: ${rolled}`;
    case 'woundedPilot':
      return `${who} rolls for Wounded Pilot: ${rolled}`;
    case 'consoleFire':
      return `${who} rolls for Console Fire: ${rolled}`;
    default:
      return unreachable(purpose);
  }
}
