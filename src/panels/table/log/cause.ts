import type { EventOf, GameEvent } from '../../../engine/core/event';
import type { ShipId } from '../../../engine/core/ids';
import type { Token } from '../../../engine/core/token';
import { parseManeuver } from '../../../engine/core/vocabulary';
import type { Names } from '../labels';
import { cardName, nameOf, namesOf } from './names';
import { sentence } from './sentences';

/** What an action comes to, told in its own sentence. */
const OUTCOMES: Readonly<Record<string, GameEvent['type']>> = {
  focus: 'tokenGained',
  evade: 'tokenGained',
  calculate: 'tokenGained',
  cloak: 'tokenGained',
  reinforce: 'tokenGained',
  lock: 'lockAcquired',
  rotate: 'turretPointed',
  'scenario:tow': 'cacheTowed',
  'scenario:scramble': 'markerMarked',
  'scenario:transmit': 'knowledgeGained',
};

/** A focus action gives a focus token, a lock action a lock: one sentence is enough for both. */
export function isToldByAction(events: readonly GameEvent[], at: number): boolean {
  const after = events[at + 1];
  // The stress of a red action comes in between.
  const next = after?.type === 'tokenGained' && after.token === 'stress' ? events[at + 2] : after;
  const event = events[at]!;
  if (event.type === 'tokenGained' && event.token === 'stress') return false;
  return next?.type === 'actionPerformed' && OUTCOMES[next.action] === event.type;
}

/** The same from the side of the action, where its name does not say it all. */
function outcomeOf(names: Names, events: readonly GameEvent[], at: number): string | null {
  const index = [at - 1, at - 2].find(one => one >= 0 && isToldByAction(events, one));
  const before = index === undefined ? undefined : events[index];
  if (!before) return null;
  if (before.type === 'tokenGained' && !before.token.startsWith('reinforce')) return null;
  const told = sentence(names, before)?.replace(/\.$/, '') ?? null;
  return told && (told.startsWith('The ') ? `the ${told.slice(4)}` : told);
}

/** Why a token or a damage came, where an event of the same answer tells it. */
export function causeOf(names: Names, events: readonly GameEvent[], at: number): string | null {
  const event = events[at]!;
  switch (event.type) {
    case 'actionPerformed':
      return outcomeOf(names, events, at);
    case 'tokenGained':
      return tokenCause(names, events, at, event.ship, event.token);
    case 'diceRolled':
      return event.purpose.kind === 'obstacle' ? obstacleBefore(names, events, at) : null;
    case 'maneuverExecuted':
      return easedTo(names, event);
    case 'maneuverReplaced':
      return event.by === 'stress' ? replacedFor(events, at, event.ship) : null;
    case 'actionSkipped':
      return skippedFor(names, events, at, event.ship, event.why);
    case 'tokenRemoved':
      return !event.spent && maneuverOf(events, at, event.ship) === 'blue' ? 'blue maneuver' : null;
    case 'forceSpent':
      return maneuverOf(events, at, event.ship) === 'purple' ? 'purple maneuver' : null;
    default:
      return null;
  }
}

function tokenCause(names: Names, events: readonly GameEvent[], at: number, ship: ShipId, token: Token): string | null {
  if (token === 'stress') {
    if (maneuverOf(events, at, ship) === 'red') return 'red maneuver';
    const action = events.slice(at).find(one => 'action' in one && one.ship === ship);
    return action?.type === 'actionPerformed' && action.color === 'red' ? 'red action' : null;
  }
  const before = events.slice(0, at).findLast(one => CAUSES.has(one.type));
  if (before?.type === 'obstacleMet' && before.ship === ship) return nameOf(names, before.object);
  if (before?.type === 'deviceDetonated') return cardName(names, before.device);
  return null;
}

const CAUSES: ReadonlySet<GameEvent['type']> = new Set([
  'obstacleMet',
  'deviceDetonated',
  'maneuverExecuted',
  'shipActivated',
]);

/** The colour of the maneuver that the ship has just flown, while nothing else has come of it. */
function maneuverOf(events: readonly GameEvent[], at: number, ship: ShipId): string | null {
  for (let i = at - 1; i >= 0; i--) {
    const one = events[i]!;
    if (one.type === 'difficultyChecked') return one.ship === ship ? one.difficulty : null;
    if (one.type !== 'tokenRemoved' && one.type !== 'tokenGained') return null;
  }
  return null;
}

/** The colour that cards gave a maneuver, where it is not what the dial shows. */
function easedTo({ game }: Names, { ship, maneuver, kind }: EventOf<'maneuverExecuted'>): string | null {
  const dial = game.ships[ship]?.dial;
  if (kind !== 'revealed' || !dial) return null;
  const [shown, flown] = [parseManeuver(dial), parseManeuver(maneuver)];
  const isSame = shown.speed === flown.speed && shown.bearing === flown.bearing;
  return isSame && shown.difficulty !== flown.difficulty ? flown.difficulty : null;
}

/** Each obstacle is met, then rolled for. */
function obstacleBefore(names: Names, events: readonly GameEvent[], at: number): string | null {
  const met = events.slice(0, at).findLast(one => one.type === 'obstacleMet');
  return met?.type === 'obstacleMet' ? nameOf(names, met.object) : null;
}

/** Stress forbids red, a want of Force purple. */
function replacedFor(events: readonly GameEvent[], at: number, ship: ShipId): string | null {
  const revealed = events.slice(0, at).findLast(one => one.type === 'dialRevealed' && one.ship === ship);
  if (revealed?.type !== 'dialRevealed') return null;
  return parseManeuver(revealed.maneuver).difficulty === 'purple' ? 'it has no Force left' : 'it is stressed';
}

/** The very pieces that it overlapped. */
function skippedFor(names: Names, events: readonly GameEvent[], at: number, ship: ShipId, why: string): string | null {
  const before = events.slice(0, at);
  if (why === 'overlappedShip') {
    const met = before.findLast(one => one.type === 'shipsOverlapped' && one.ship === ship);
    return met?.type === 'shipsOverlapped' ? `it overlapped ${namesOf(names, met.overlapped)}` : null;
  }
  if (why !== 'overlappedObstacle') return null;
  const met = before.findLast(one => one.type === 'obstacleMet' && one.ship === ship && one.overlapped);
  return met?.type === 'obstacleMet' ? `it overlapped ${nameOf(names, met.object)}` : null;
}
