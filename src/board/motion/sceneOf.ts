import type { GameEvent } from '../../engine/core/event';
import type { ObjectId } from '../../engine/core/ids';
import type { DamageId } from '../../engine/core/vocabulary';
import { sizeOf } from '../../engine/look/ships';
import type { Middle, Telling } from './places';
import type { Pop, Scene } from './scene';
import { wayOf } from './way';

/** What is to be seen of an event; null for what only the log tells. */
export function sceneOf(event: GameEvent, telling: Telling, middle: Middle): Scene | null {
  const { rules, after } = telling;
  const pop = (piece: ObjectId, token: Pop['piece'], gained: boolean): Scene | null => {
    const at = middle.placeOf(piece);
    return at && { kind: 'pops', pops: [{ at, piece: token, gained }] };
  };
  const card = (ship: ObjectId, id: DamageId): Scene | null => {
    const at = middle.placeOf(ship);
    return at && { kind: 'card', at, name: rules.catalog.damageCard(id).name };
  };
  const ring = (piece: ObjectId, look: 'placed' | 'detonated' | 'destroyed'): Scene | null => {
    const at = middle.placeOf(piece);
    return at && { kind: 'ring', at, look };
  };
  switch (event.type) {
    case 'roundStarted':
      return { kind: 'banner', round: event.round, phase: null };
    case 'phaseStarted':
      return event.phase === 'over' || event.phase === 'setup'
        ? null
        : { kind: 'banner', round: null, phase: event.phase };
    case 'dialRevealed':
    case 'maneuverReplaced': {
      const at = middle.placeOf(event.ship);
      return at && { kind: 'reveal', at, maneuver: event.maneuver, instead: event.type === 'maneuverReplaced' };
    }
    case 'shipMoved':
      // A hand has put it there before everybody's eyes.
      if (event.how === 'referee') return null;
      return { kind: 'move', ship: event.ship, way: wayOf(event, sizeOf({ rules, state: after }, event.ship)) };
    case 'shipRotated':
      return {
        kind: 'move',
        ship: event.ship,
        way: { from: event.from, to: event.to, path: null, travelled: null },
      };
    case 'attackDeclared':
      return lineScene('attack', middle, event.attacker, event.defender);
    case 'lockAcquired':
      return lineScene('lock', middle, event.ship, event.object);
    case 'lockBroken':
      return pop(event.object, 'lock', false);
    case 'diceRolled': {
      const at = event.ship && middle.placeOf(event.ship);
      return { kind: 'dice', pool: event.kind, at, before: null, after: event.faces };
    }
    case 'diceRerolled':
    case 'diceChanged': {
      const { attack } = middle;
      const at = attack && middle.placeOf(event.kind === 'attack' ? attack.attacker : attack.defender);
      return { kind: 'dice', pool: event.kind, at, before: event.before, after: event.after };
    }
    case 'resultsNeutralized': {
      const at = middle.attack && middle.placeOf(middle.attack.defender);
      return { kind: 'result', at, hit: event.hit, left: event.attack };
    }
    case 'shieldLost':
      return pop(event.ship, 'shield', false);
    case 'shieldRecovered':
      return pop(event.ship, 'shield', true);
    case 'damageDealt':
      return event.faceup && event.card ? card(event.ship, event.card) : pop(event.ship, 'damage', true);
    case 'damageExposed':
      return card(event.ship, event.card);
    case 'damageRepaired':
      return pop(event.ship, event.wasFaceup ? 'critDamage' : 'damage', false);
    case 'tokenGained':
      return pop(event.ship, event.token, true);
    case 'tokenRemoved':
      return pop(event.ship, event.token, false);
    case 'chargeSpent':
    case 'chargeLost':
      return pop(event.ship, 'charge', false);
    case 'chargeRecovered':
      return pop(event.ship, 'charge', true);
    case 'forceSpent':
      return pop(event.ship, 'force', false);
    case 'forceRecovered':
      return pop(event.ship, 'force', true);
    case 'devicePlaced':
      return { kind: 'ring', at: event.pose, look: 'placed' };
    case 'deviceDetonated':
      return ring(event.token, 'detonated');
    case 'remoteDestroyed':
      return ring(event.remote, 'destroyed');
    case 'shipDestroyed':
      return ring(event.ship, 'destroyed');
    case 'shipFled':
    case 'shipRemoved':
    case 'placedInReserve':
      // Not if it is back already.
      return after.ships[event.ship]?.where === 'table' ? null : { kind: 'leave', ships: [event.ship] };
    case 'scored': {
      const from = middle.points[event.player];
      return { kind: 'points', player: event.player, from, to: from + event.points };
    }
    default:
      return null;
  }
}

function lineScene(kind: 'attack' | 'lock', middle: Middle, one: ObjectId, other: ObjectId): Scene | null {
  const from = middle.placeOf(one);
  const to = middle.placeOf(other);
  return from && to && { kind, from, to };
}
