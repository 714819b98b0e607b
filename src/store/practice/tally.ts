import type { Engine } from '../../engine';
import type { GameEvent } from '../../engine/core/event';
import type { PlayerId, ShipId } from '../../engine/core/ids';
import type { HistoryStep } from '../history';
import { attacksOf } from '../replay/luck';

/** What a side did while somebody practised. */
export interface SideTally {
  readonly shots: number;
  /** Damage that its shots could be expected to do, and what they did. */
  readonly expected: number;
  readonly dealt: number;
  readonly bumps: number;
  readonly rocks: number;
}

/** How often an endless hull was gone, and what the same shots did beyond it. */
export interface Spent {
  readonly ship: ShipId;
  readonly times: number;
  readonly surplus: number;
}

export interface Tally {
  readonly of: Readonly<Record<PlayerId, SideTally>>;
  readonly spent: readonly Spent[];
}

export async function tallyOf(engine: Engine, steps: readonly HistoryStep[]): Promise<Tally> {
  const attacks = await attacksOf(engine, steps);
  const sideOf = (player: PlayerId): SideTally => {
    const own = attacks.filter(({ by }) => by === player);
    return {
      shots: own.length,
      expected: own.reduce((sum, { expected }) => sum + expected, 0),
      dealt: own.reduce((sum, { dealt }) => sum + dealt, 0),
      bumps: many(steps, player, event => event.type === 'shipsOverlapped' && event.ship),
      rocks: many(steps, player, event => event.type === 'obstacleMet' && event.ship),
    };
  };
  return { of: { p1: sideOf('p1'), p2: sideOf('p2') }, spent: spentIn(steps) };
}

/** How often ships of a player are whom such an event is about. */
function many(steps: readonly HistoryStep[], player: PlayerId, whoseIs: (event: GameEvent) => ShipId | false): number {
  return steps.reduce((sum, { state, events }) => {
    const own = events.filter(event => {
      const ship = whoseIs(event);
      return ship && state.ships[ship]?.player === player;
    });
    return sum + own.length;
  }, 0);
}

/** A ship made whole by hand has not been spent. The news of the last damage comes after the hull is whole again. */
function spentIn(steps: readonly HistoryStep[]): readonly Spent[] {
  const spent = new Map<ShipId, Spent>();
  const gone = new Set<ShipId>();
  const beyond = new Set<ShipId>();
  for (const event of steps.flatMap(({ answer, events }) => ('referee' in answer ? [] : events))) {
    if (event.type === 'attackDeclared' || event.type === 'phaseEnded') {
      gone.clear();
      beyond.clear();
    } else if (event.type === 'shipRestored') {
      const { ship } = event;
      const before = spent.get(ship) ?? { ship, times: 0, surplus: 0 };
      spent.set(ship, { ...before, times: before.times + 1 });
      gone.add(ship);
    } else if (event.type === 'damageSuffered' && gone.has(event.ship)) {
      const before = spent.get(event.ship)!;
      if (beyond.has(event.ship)) spent.set(event.ship, { ...before, surplus: before.surplus + 1 });
      beyond.add(event.ship);
    }
  }
  return [...spent.values()];
}
