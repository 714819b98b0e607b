import type { EventOf, GameEvent } from '../../../../engine/core/event';
import type { Attack } from '../../../../engine/core/frame';
import type { DamageId } from '../../../../engine/core/vocabulary';

/** What has become of an attack so far, as its events tell it. */
export interface AttackStory {
  readonly neutralized: EventOf<'resultsNeutralized'> | null;
  readonly shieldsLost: number;
  /** Damage cards dealt to the defender; null for those that lie facedown. */
  readonly cards: readonly (DamageId | null)[];
}

interface Told {
  readonly events: readonly GameEvent[];
}

/** All that happened since it was declared; nothing if that is not on record. */
export function eventsOfAttack(past: readonly Told[], attack: Attack): readonly GameEvent[] {
  const since: GameEvent[][] = [];
  for (let at = past.length - 1; at >= 0; at--) {
    const { events } = past[at]!;
    const begun = events.findLastIndex(event => isDeclared(event, attack));
    since.unshift(events.slice(Math.max(0, begun)));
    if (begun >= 0) return since.flat();
  }
  return [];
}

const isDeclared = (event: GameEvent, { attacker, defender, weapon }: Attack): boolean =>
  event.type === 'attackDeclared' &&
  event.attacker === attacker &&
  event.defender === defender &&
  event.weapon === weapon;

export function storyOf(events: readonly GameEvent[], { defender }: Attack): AttackStory {
  const cards: (DamageId | null)[] = [];
  let neutralized: AttackStory['neutralized'] = null;
  let shieldsLost = 0;
  for (const event of events) {
    switch (event.type) {
      case 'resultsNeutralized':
        neutralized = event;
        break;
      case 'shieldLost':
        if (event.ship === defender) shieldsLost += 1;
        break;
      case 'damageDealt':
        if (event.ship === defender) cards.push(event.faceup ? event.card : null);
    }
  }
  return { neutralized, shieldsLost, cards };
}
