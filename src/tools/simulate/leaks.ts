import type { Engine } from '../../engine';
import type { GameEvent } from '../../engine/core/event';
import { ownerOf, PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { hiddenCards, scrambled } from './scramble';

const CARD = /card:p[12]:\d+/g;

/** The hidden cards before an answer: a fork forgets them. */
export type Secrets = ReadonlySet<string>;
export const secretsOf = (state: GameState): Secrets => new Set(PLAYERS.flatMap(player => hiddenCards(state, player)));

/** What a player could learn that is hidden from them; in sentences. */
export function leaksTo(
  engine: Engine,
  player: PlayerId,
  before: Secrets,
  state: GameState,
  events: readonly GameEvent[],
): readonly string[] {
  const view = engine.viewFor(state, player);
  const other = engine.viewFor(scrambled(engine.rules, state, player), player);
  const hidden = PLAYERS.flatMap(one => hiddenCards(state, one));
  const inView = namesIn(view, hidden);
  const seen = engine.eventsFor(events, player);
  const shown = new Set(openIn(events));
  const inEvents = namesIn(
    seen,
    hidden.filter(id => before.has(id) && !shown.has(id)),
  );
  const dials = seen.filter(event => event.type === 'dialSet' && ownerOf(event.ship) !== player && event.maneuver);
  return [
    ...(engine.hashOf(view) === engine.hashOf(other) ? [] : [`${player} sees a difference where none is to be seen`]),
    ...inView.map(id => `${player} reads ${id} in a view`),
    ...inEvents.map(id => `${player} reads ${id} in the events`),
    ...dials.map(() => `${player} sees the other's dial being set`),
  ];
}

function namesIn(data: unknown, hidden: readonly string[]): readonly string[] {
  const named = new Set(JSON.stringify(data).match(CARD));
  return hidden.filter(id => named.has(id));
}

/** Cards that lay open while these things happened, even if they are facedown again. */
const openIn = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap(event => {
    if (event.type === 'damageDealt') return event.faceup ? [event.id] : [];
    if (event.type === 'damageExposed') return [event.id];
    return [];
  });
