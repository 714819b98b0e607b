import type { Face, GameEvent } from '../../engine/core/event';
import type { ObjectId, ShipId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { GameState } from '../../engine/core/state';
import type { DamageId } from '../../engine/core/vocabulary';
import { sizeOf } from '../../engine/look/ships';
import type { Middle, Telling } from './places';
import type { Pop, Scene } from './scene';
import { wayOf } from './way';

/** What is to be seen of an event; null for what only the log tells. */
export function sceneOf(event: GameEvent, telling: Telling, middle: Middle): Scene | null {
  const { rules, before, after } = telling;
  const pop = (piece: ObjectId, token: Pop['piece'], gained: boolean): Scene | null => {
    const at = middle.placeOf(piece);
    return at && { kind: 'pops', pops: [{ at, piece: token, gained }] };
  };
  const faceup = (ship: ShipId, card: DamageId): Scene | null => {
    const at = middle.placeOf(ship);
    // A wreck's card changes nothing any more: nobody waits to read it.
    if (middle.destroyed.has(ship)) return pop(ship, 'critDamage', true);
    return at && { kind: 'card', ship, at, card };
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
    case 'lockMoved':
      return lineScene('lock', middle, event.ship, event.object);
    case 'lockBroken':
      return pop(event.object, 'lock', false);
    case 'diceRolled': {
      const at = event.ship && middle.placeOf(event.ship);
      const staged = event.purpose.kind === event.kind;
      return fallingDice(middle, event.kind, event.faces, indicesOf(event.faces), { at, staged });
    }
    case 'rollRepeated':
      return fallingDice(middle, event.kind, event.after, event.dice, {
        at: middle.placeOf(event.ship),
        staged: false,
      });
    case 'diceRerolled':
      return fallingDice(middle, event.kind, event.after, event.dice, { at: null, staged: true });
    case 'diceChanged':
    case 'diceAdded':
    case 'diceCanceled':
      return { kind: 'dice', pool: event.kind, at: null, staged: true, after: event.after, falling: [] };
    case 'resultsNeutralized':
      return { kind: 'cancel', canceled: event.canceled.length };
    case 'shieldLost':
      return pop(event.ship, 'shield', false);
    case 'shieldRecovered':
      return pop(event.ship, 'shield', true);
    case 'damageDealt':
      return event.faceup && event.card ? faceup(event.ship, event.card) : pop(event.ship, 'damage', true);
    case 'damageExposed':
      return faceup(event.ship, event.card);
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
    case 'shipDestroyed': {
      const at = middle.placeOf(event.ship);
      const by = middle.attack?.defender === event.ship ? middle.attack.attacker : null;
      return at && { kind: 'kill', ship: event.ship, at, by, worth: worthOf(after, event.ship) };
    }
    case 'shipFled':
    case 'shipRemoved':
    case 'placedInReserve':
    case 'shipDocked':
      // Not if it is back already.
      return after.ships[event.ship]?.where === 'table' ? null : { kind: 'leave', ships: [event.ship] };
    case 'scored': {
      const from = middle.points[event.player];
      const ship = event.reason.kind === 'destroyed' || event.reason.kind === 'half' ? event.reason.ship : null;
      // What the end of a round brings is counted by its summary.
      if (!ship && before.round > 0 && after.round > before.round) return null;
      return { kind: 'points', player: event.player, from, to: from + event.points, ship };
    }
    default:
      return null;
  }
}

/** All points that were won for a ship. */
const worthOf = ({ score }: GameState, ship: ShipId): number =>
  score.reduce((sum, { points, reason }) => ('ship' in reason && reason.ship === ship ? sum + points : sum), 0);

function fallingDice(
  { attackFaces }: Middle,
  pool: 'attack' | 'defense',
  after: readonly Face[],
  falling: readonly number[],
  where: { readonly at: Point | null; readonly staged: boolean },
): Scene {
  const last = Math.max(...falling);
  const isHit = (face: Face) => face === 'hit' || face === 'crit';
  const open = attackFaces.filter(isHit).length - after.filter((face, die) => face === 'evade' && die !== last).length;
  const decides = pool === 'defense' && where.staged && open === 1;
  return { kind: 'dice', pool, ...where, after, falling, decides };
}

const indicesOf = (faces: readonly Face[]): readonly number[] => faces.map((_, index) => index);

function lineScene(kind: 'attack' | 'lock', middle: Middle, one: ObjectId, other: ObjectId): Scene | null {
  const from = middle.placeOf(one);
  const to = middle.placeOf(other);
  return from && to && { kind, from, to };
}
