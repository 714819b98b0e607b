import type { GameEvent } from '../../../engine/core/event';
import type { DamageId } from '../../../engine/core/vocabulary';
import type { Names } from '../labels';
import { linesFrom } from '../log/lines';
import { isDiceOfAttack } from '../stage/story';

/** A line of the strip: a sentence or heading as in the log, or a damage card turned up. */
export type Item = {
  readonly text: string;
  /** Whether it has been played already. */
  readonly seen: boolean;
  /** Whether it stands above the dice of the attack. */
  readonly beforeDice: boolean;
} & ({ readonly kind: 'line' | 'round' | 'phase' } | { readonly kind: 'card'; readonly card: DamageId });

/** The log has these, the phases stand above the table; here they would push away what matters. */
const LEFT_OUT: ReadonlySet<GameEvent['type']> = new Set([
  'initiativeReached',
  'attackDeclined',
  'playerReady',
  'phaseStarted',
  'phaseEnded',
]);

/** What happened, in order, each card below its sentence. The dice of an attack are shown, not told. */
export function itemsOf(names: Names, events: readonly GameEvent[], seen: number): readonly Item[] {
  const rolled = events.findIndex(isDiceOfAttack);
  const dice = rolled < 0 ? events.length : rolled;
  const items: Item[] = [];
  let from = 0;
  for (let at = 0; at <= events.length; at++) {
    const event = events[at];
    const card = event ? faceupCard(event) : null;
    if (at !== dice && at !== events.length && !card) continue;
    const until = card ? at + 1 : at;
    const beforeDice = at <= dice;
    for (const line of linesIn(names, events.slice(from, until), seen - from)) items.push({ ...line, beforeDice });
    if (card) {
      const { name } = names.rules.catalog.damageCard(card);
      items.push({ kind: 'card', card, text: name, seen: at < seen, beforeDice });
    }
    from = until;
  }
  return items;
}

/** Told as a whole, since a sentence may look back; as many lines are seen as the events so far would give. */
function linesIn(names: Names, events: readonly GameEvent[], seen: number) {
  const told = (part: readonly GameEvent[]) =>
    linesFrom(
      names,
      part.filter(event => !isDiceOfAttack(event) && !LEFT_OUT.has(event.type)),
    );
  const count = told(events.slice(0, Math.max(0, seen))).length;
  return told(events).map(({ kind, text }, at) => ({ kind, text, seen: at < count }));
}

function faceupCard(event: GameEvent): DamageId | null {
  if (event.type === 'damageExposed') return event.card;
  return event.type === 'damageDealt' && event.faceup ? event.card : null;
}
