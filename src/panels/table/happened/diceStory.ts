import type { Face, GameEvent } from '../../../engine/core/event';
import type { HistoryStep } from '../../../store/history';

/** How the dice of one pool lay, one after the other: as rolled, then after each change. */
export interface Throw {
  readonly faces: readonly Face[];
  /** What changed them; null for the roll itself. */
  readonly by: string | null;
  /** Whether it has been played already. */
  readonly seen: boolean;
}

export interface DiceStory {
  readonly attack: readonly Throw[];
  readonly defense: readonly Throw[];
  /** What is left when evades have canceled; null until then. */
  readonly result: { readonly hit: boolean; readonly left: readonly Face[]; readonly seen: boolean } | null;
}

/** Rolls for obstacles and the like are told in a sentence. */
export function isDiceOfAttack(event: GameEvent): boolean {
  switch (event.type) {
    case 'diceRolled':
      return event.purpose.kind === 'attack' || event.purpose.kind === 'defense';
    case 'diceRerolled':
    case 'diceChanged':
    case 'resultsNeutralized':
      return true;
    default:
      return false;
  }
}

/** The dice of the last attack, if these events had any part in it. Earlier answers hold its beginning. */
export function diceStory(
  earlier: readonly HistoryStep[],
  events: readonly GameEvent[],
  seen: number,
): DiceStory | null {
  if (!events.some(isDiceOfAttack)) return null;
  let known: readonly GameEvent[] = [];
  for (let at = earlier.length - 1; at >= 0 && ![...known, ...events].some(isDeclared); at--) {
    known = [...earlier[at]!.events, ...known];
  }
  const all = [...known, ...events];
  return storyOf(all, all.findLastIndex(isDeclared) + 1, known.length + seen);
}

const isDeclared = ({ type }: GameEvent): boolean => type === 'attackDeclared';

function storyOf(events: readonly GameEvent[], from: number, until: number): DiceStory {
  const throws: Record<'attack' | 'defense', Throw[]> = { attack: [], defense: [] };
  let result: DiceStory['result'] = null;
  for (let at = from; at < events.length; at++) {
    const event = events[at]!;
    const seen = at < until;
    if (!isDiceOfAttack(event)) continue;
    if (event.type === 'diceRolled') throws[event.kind].push({ faces: event.faces, by: null, seen });
    if (event.type === 'diceRerolled' || event.type === 'diceChanged') {
      throws[event.kind].push({ faces: event.after, by: event.by, seen });
    }
    if (event.type === 'resultsNeutralized') result = { hit: event.hit, left: event.attack, seen };
  }
  return { ...throws, result };
}
