import type { EventOf, GameEvent } from '../../../engine/core/event';
import { unreachable } from '../../../engine/core/unreachable';
import { OBSTACLE_NAMES } from '../../../squads/names';
import type { Names } from '../labels';
import { a, cardName, facesWords, nameOf } from './names';

type Roll = EventOf<'diceRolled'>;

/** A roll, for whom and for what. */
export function rollWords(names: Names, roll: Roll, obstacle: string | null): string {
  const colon = roll.purpose.kind === 'friendlyOverlap' ? '' : ':';
  return `${causeWords(names, roll, obstacle)}${colon} ${facesWords(roll.faces)}`;
}

/** The last roll of these while its dice still fall: what they show is not told. */
export function rollBegun(names: Names, seen: readonly GameEvent[]): string | null {
  const roll = seen.findLast(({ type }) => type === 'diceRolled');
  return roll?.type === 'diceRolled' ? `${causeWords(names, roll, null)}.` : null;
}

function causeWords(names: Names, { ship, purpose }: Roll, obstacle: string | null): string {
  const who = ship ? nameOf(names, ship) : 'The table';
  switch (purpose.kind) {
    case 'attack':
    case 'defense':
      return `${who} rolls ${purpose.kind} dice`;
    case 'friendlyOverlap':
      return `${who} overlapped a friendly ship and rolls`;
    case 'obstacle':
      return `${who} rolls for ${obstacle ?? a(OBSTACLE_NAMES[purpose.obstacle])}`;
    case 'device':
      return `${who} rolls for ${cardName(names, purpose.device)}`;
    case 'card':
      return `${who} rolls for ${cardName(names, purpose.card)}`;
    default:
      return unreachable(purpose);
  }
}
