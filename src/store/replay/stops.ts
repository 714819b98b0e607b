import type { GameEvent } from '../../engine/core/event';
import type { Phase } from '../../engine/core/state';
import type { HistoryStep } from '../history';

/** A moment that somebody may want to see: after so many steps it has just happened. */
export type Stop = { readonly after: number } & (
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'attack' | 'kill' }
);
export type StopKind = Stop['kind'];

/** What one event is worth stopping for. */
function stopOf(event: GameEvent, after: number): Stop | null {
  switch (event.type) {
    case 'roundStarted':
      return { after, kind: 'round', round: event.round };
    case 'phaseStarted':
      return { after, kind: 'phase', phase: event.phase };
    case 'attackDeclared':
      return { after, kind: 'attack' };
    case 'shipDestroyed':
      return { after, kind: 'kill' };
    default:
      return null;
  }
}

/** In the order in which they came. */
export const stopsOf = (steps: readonly HistoryStep[]): readonly Stop[] =>
  steps.flatMap(({ events }, at) => events.flatMap(event => stopOf(event, at + 1) ?? []));

/** The nearest stop of a kind beyond a place, forwards or backwards; null where there is none. */
export function nextStop(stops: readonly Stop[], kind: StopKind, from: number, way: 1 | -1): Stop | null {
  const found =
    way > 0
      ? stops.find(stop => stop.kind === kind && stop.after > from)
      : stops.findLast(stop => stop.kind === kind && stop.after < from);
  return found ?? null;
}

/** Nothing of a step can be seen on the table: a dial that lies facedown, a player who is ready. */
const UNSEEN: ReadonlySet<GameEvent['type']> = new Set(['dialSet', 'playerReady']);
export const isUnseen = ({ events }: HistoryStep): boolean => events.every(({ type }) => UNSEEN.has(type));
