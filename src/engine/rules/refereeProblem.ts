import type { RefereeAnswer } from '../core/decision';
import { isShipId, type ObjectId, type RockId, type ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { RefereeEdit } from '../core/referee';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { unreachable } from '../core/unreachable';
import { ATTACK_FACES, DEFENSE_FACES } from '../core/vocabulary';
import { baseAt } from '../geometry/base';
import { isInsidePlayArea } from '../geometry/playArea';
import { polygonAt } from '../geometry/polygon';
import { roundPose } from '../geometry/pose';
import { basesOverlap } from '../geometry/separation';
import { discOf, outlineOfDevice } from '../look/objects';
import { othersOf, profileOf, shipOf, sizeOf } from '../look/ships';
import { practiceProblem } from './practice';
import { findFrame } from './run';

/** Why a hand cannot do this, in a sentence; null if it can. */
export function refereeProblem(table: Table, { player, referee: edit }: RefereeAnswer): string | null {
  const { state } = table;
  if (state.outcome) return 'The game is over.';
  if (edit.kind === 'settle' || edit.kind === 'setNextRoll' || edit.kind === 'bringBack') {
    const problem = practiceProblem(state, edit);
    return problem ?? (edit.kind === 'bringBack' ? placeProblem(table, edit.ship, roundPose(edit.pose)) : null);
  }
  if ('ship' in edit) {
    const ship = state.ships[edit.ship];
    if (ship?.where !== 'table') return notThere(edit.ship);
    return shipProblem(table, ship, edit);
  }
  switch (edit.kind) {
    case 'move':
      return moveProblem(table, edit.piece, roundPose(edit.pose));
    case 'setDie':
      return dieProblem(table, edit);
    case 'agreeToDraw':
      return state.agreesToDraw.includes(player) === edit.agreed ? `${player} has said so already.` : null;
    case 'endAfterRound':
      return state.endsAfterRound === edit.agreed ? 'That is agreed already.' : null;
    case 'reseed':
    case 'copied':
      return edit.seed === null ? 'New dice need a seed.' : null;
    case 'markPoints':
    case 'concede':
      return null;
    default:
      return unreachable(edit);
  }
}

const notThere = (id: string): string => `There is no ${id} in the play area.`;

type ShipEdit = Exclude<Extract<RefereeEdit, { readonly ship: Ship['id'] }>, { readonly kind: 'bringBack' }>;

function shipProblem(table: Table, ship: Ship, edit: ShipEdit): string | null {
  switch (edit.kind) {
    case 'giveToken':
      return edit.token === 'cloak' && ship.tokens.cloak > 0 ? `${ship.id} is cloaked already.` : null;
    case 'takeToken':
      return ship.tokens[edit.token] === 0 ? `${ship.id} has no ${edit.token} token.` : null;
    case 'giveLock':
      return lockProblem(table, ship, edit.object);
    case 'takeLock':
      return ship.locks.includes(edit.object) ? null : `${ship.id} has no lock on ${edit.object}.`;
    case 'setCharges': {
      if (edit.card && !ship.upgrades.some(({ card }) => card === edit.card)) return `${ship.id} has no ${edit.card}.`;
      const limit = edit.card
        ? (table.rules.catalog.upgrade(edit.card).charges?.value ?? 0)
        : profileOf(table, ship).charges;
      return limitProblem('charges', edit.to, limit);
    }
    case 'setForce':
      return limitProblem('Force', edit.to, profileOf(table, ship).force);
    case 'setShields':
      return limitProblem('shields', edit.to, profileOf(table, ship).shields);
    case 'dealDamage':
      return null;
    case 'flipUpgrade': {
      if (!ship.upgrades.some(({ card }) => card === edit.card)) return `${ship.id} has no ${edit.card}.`;
      return table.rules.catalog.upgrade(edit.card).sides ? null : `${edit.card} has one side.`;
    }
    case 'flipDamage':
    case 'discardDamage':
      return ship.damage[edit.card] ? null : `${ship.id} has no damage card number ${edit.card + 1}.`;
    default:
      return unreachable(edit);
  }
}

const limitProblem = (what: string, to: number, limit: number): string | null =>
  to > limit ? `That is more ${what} than its limit of ${limit}.` : null;

/** Scenario features cannot be locked. */
function lockProblem({ state }: Table, ship: Ship, object: ObjectId): string | null {
  if (object === ship.id) return `${ship.id} cannot lock itself.`;
  const there = isShipId(object)
    ? state.ships[object]?.where === 'table'
    : object.startsWith('rock:')
      ? state.rocks[object as RockId]?.pose
      : state.devices[object as keyof typeof state.devices];
  return there ? null : `There is no ${object} in the play area to lock.`;
}

const outsideOf = (piece: ObjectId): string => `${piece} would not lie in the play area.`;

function placeProblem(table: Table, id: ShipId, pose: Pose): string | null {
  const base = baseAt(pose, sizeOf(table, id));
  if (!isInsidePlayArea(base)) return outsideOf(id);
  const { ids, bases } = othersOf(table, shipOf(table.state, id));
  const under = ids.filter((_, index) => basesOverlap(base, bases[index]!));
  return under.length > 0 ? `${id} would lie on ${under.join(' and ')}.` : null;
}

function moveProblem(table: Table, piece: ObjectId, pose: Pose): string | null {
  const { state, rules } = table;
  const outside = outsideOf(piece);
  if (isShipId(piece)) {
    return state.ships[piece]?.where === 'table' ? placeProblem(table, piece, pose) : notThere(piece);
  }
  const rock = state.rocks[piece as RockId];
  if (rock?.pose)
    return isInsidePlayArea(polygonAt(rules.catalog.obstacle(rock.obstacle).outline, pose)) ? null : outside;
  const device = state.devices[piece as keyof typeof state.devices];
  if (device) return isInsidePlayArea(outlineOfDevice(table, { ...device, pose })) ? null : outside;
  const marker = state.markers[piece as keyof typeof state.markers];
  if (marker && !marker.onShip) {
    // The others are measured from it: none might find a place any more.
    if (isPlacingMarkers(table)) return 'All markers are placed first.';
    return isInsidePlayArea(discOf(pose)) ? null : outside;
  }
  return notThere(piece);
}

const isPlacingMarkers = ({ state }: Table): boolean =>
  state.phase === 'setup' && state.pending.some(({ topic }) => topic.kind === 'placeMarker');

function dieProblem({ state }: Table, { dice, die, face }: Extract<RefereeEdit, { kind: 'setDie' }>): string | null {
  const attack = findFrame(state, 'attack')?.attack;
  if (!attack) return 'No attack is under way.';
  if (!(dice === 'attack' ? attack.attackDice : attack.defenseDice)[die])
    return `There is no ${dice} die number ${die + 1}.`;
  const faces: readonly string[] = dice === 'attack' ? ATTACK_FACES : DEFENSE_FACES;
  return faces.includes(face) ? null : `There is no ${face} on ${dice} dice.`;
}
