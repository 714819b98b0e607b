import type { GameEvent } from '../../../engine/core/event';
import type { ShipId } from '../../../engine/core/ids';
import type { GameState, Ship } from '../../../engine/core/state';

/** The game in the middle of an answer, as far as it has been told: what rails, score and board may show by then. */
export function gameAsTold(before: GameState, after: GameState, told: readonly GameEvent[]): GameState {
  return told.reduce((game, event) => tell(game, event, after), before);
}

/** While a round ends it is still that round, in the phase that is seen, and what it brings is left for its summary to count. */
export function roundAsSeen(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  seen: number,
  story: number,
): GameState {
  const started = events.slice(0, seen).findLast(({ type }) => type === 'phaseStarted');
  const won = events.slice(story).filter(({ type }) => type === 'scored').length;
  return {
    ...after,
    round: before.round,
    phase: started?.type === 'phaseStarted' ? started.phase : before.phase,
    score: after.score.slice(0, after.score.length - won),
  };
}

/** A ship's turn begins with its dial; a phase ends the turns of the last. */
export const beginsTurn = ({ type }: GameEvent): boolean => type === 'dialRevealed' || type === 'phaseStarted';

/** Whose turn it is to fly, if anybody's. */
export function flyingIn({ agenda }: GameState): ShipId | null {
  const frame = agenda.findLast(({ kind }) => kind === 'activation');
  return frame?.kind === 'activation' ? frame.ship : null;
}

/** Where ships fly one after the other, it is the turn of the last that has shown its dial: those after it wait as they did. */
export function flightAsSeen(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  begun: number,
): GameState {
  const [seen, later] = [events.slice(0, begun), events.slice(begun)];
  if (!later.some(beginsTurn)) return after;
  const shown = (part: readonly GameEvent[]) =>
    part.flatMap(event => (event.type === 'dialRevealed' ? [event.ship] : []));
  const waiting = shown(later);
  const turn = shown(seen).at(-1) ?? flyingIn(before);
  const started = seen.findLast(({ type }) => type === 'phaseStarted');
  const agenda = [after, before].find(game => flyingIn(game) !== null)?.agenda ?? [];
  return {
    ...after,
    phase: started?.type === 'phaseStarted' ? started.phase : before.phase,
    agenda: turn ? agenda.map(frame => (frame.kind === 'activation' ? { ...frame, ship: turn } : frame)) : [],
    ships: mapped(after.ships, ship => {
      const was = before.ships[ship.id];
      // The board knows where it flies, and when.
      return was && waiting.includes(ship.id) ? { ...was, pose: ship.pose, where: ship.where } : ship;
    }),
  };
}

/** What a roll beside a ship did is not on the rails before its dice lie there: all else is where it ends. */
export function damageAsSeen(before: GameState, after: GameState, told: readonly GameEvent[]): GameState {
  const { ships } = gameAsTold(before, after, told);
  return {
    ...after,
    ships: mapped(after.ships, ship => {
      const { shields, damage } = ships[ship.id] ?? ship;
      return { ...ship, shields, damage };
    }),
  };
}

const mapped = (ships: GameState['ships'], each: (ship: Ship) => Ship): GameState['ships'] =>
  Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, each(ship)]));

function tell(game: GameState, event: GameEvent, after: GameState): GameState {
  const change = (id: string, part: (ship: Ship) => Partial<Ship>): GameState => {
    const ship = game.ships[id as ShipId];
    return ship ? { ...game, ships: { ...game.ships, [id]: { ...ship, ...part(ship) } } } : game;
  };
  const final = (id: string): Ship | undefined => after.ships[id as ShipId];
  switch (event.type) {
    case 'shipMoved':
    case 'shipRotated':
      return change(event.ship, () => ({ pose: event.to }));
    case 'tokenGained':
      return change(event.ship, ({ tokens }) => ({ tokens: { ...tokens, [event.token]: tokens[event.token] + 1 } }));
    case 'tokenRemoved':
      return change(event.ship, ({ tokens }) => ({
        tokens: { ...tokens, [event.token]: Math.max(0, tokens[event.token] - 1) },
      }));
    case 'reinforceTurned': {
      const from = event.token === 'reinforceFore' ? 'reinforceAft' : 'reinforceFore';
      return change(event.ship, ({ tokens }) => ({
        tokens: { ...tokens, [from]: Math.max(0, tokens[from] - 1), [event.token]: tokens[event.token] + 1 },
      }));
    }
    case 'lockBroken':
      return change(event.ship, ({ locks }) => ({
        locks: locks.filter((_, at) => at !== locks.indexOf(event.object)),
      }));
    case 'lockMoved':
      return change(event.ship, ({ locks }) => ({
        locks: locks.map((object, at) => (at === locks.indexOf(event.from) ? event.object : object)),
      }));
    case 'shieldLost':
      return change(event.ship, () => ({ shields: event.left }));
    case 'damageDealt':
    case 'damageExposed':
    case 'damageRepaired':
      // Cards in hand are laid as they will lie: their number is what tells something.
      return change(event.ship, ({ damage }) => ({
        damage:
          event.type === 'damageDealt'
            ? (final(event.ship)?.damage ?? damage).slice(0, damage.length + 1)
            : (final(event.ship)?.damage ?? damage),
      }));
    case 'shipDestroyed':
      return change(event.ship, () => ({ destroyed: true }));
    case 'cardFlipped':
    case 'chargeSpent':
    case 'chargeLost':
    case 'forceSpent':
      return change(event.ship, () => {
        const { charges, force, upgrades } = final(event.ship) ?? game.ships[event.ship]!;
        return { charges, force, upgrades };
      });
    case 'scored': {
      const { player, points, reason } = event;
      return { ...game, score: [...game.score, { player, points, reason, round: game.round }] };
    }
    default:
      return game;
  }
}
