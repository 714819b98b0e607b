import type { GameEvent } from '../core/event';
import { ownerOf, type PlayerId } from '../core/ids';
import type { DamageOnShip } from '../core/state';
import { isCard } from '../look/damage';
import { FACEDOWN, unseenIn } from './veil';

/** What happened, as one player may know it. */
export const eventsFor = (events: readonly GameEvent[], player: PlayerId): readonly GameEvent[] =>
  events.map(event => seenBy(event, player));

function seenBy(event: GameEvent, player: PlayerId): GameEvent {
  switch (event.type) {
    case 'dialSet':
      return ownerOf(event.ship) === player ? event : { ...event, maneuver: null };
    case 'damageDealt':
      return event.faceup ? event : { ...event, id: unseenIn(event.id), card: null };
    case 'conditionAssigned':
    case 'conditionLost':
      return event.faceup || !event.from || ownerOf(event.from) === player ? event : { ...event, condition: null };
    case 'deviceDetonated':
      return { ...event, was: { ...event.was, damage: event.was.damage.map(unread) } };
    case 'refereed':
      return 'seed' in event.edit ? { ...event, edit: { ...event.edit, seed: null } } : event;
    default:
      return event;
  }
}

const unread = (damage: DamageOnShip): DamageOnShip =>
  damage.faceup || !isCard(damage) ? damage : { ...damage, id: unseenIn(damage.id), card: FACEDOWN };
