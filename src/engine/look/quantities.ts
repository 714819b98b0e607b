import type { Amount, Change, Quantities, QuantityName, Scene } from '../core/ability';
import type { Attack } from '../core/frame';
import type { ShipId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { type AbilityInPlay, abilitiesFor, sceneAt, subjectOf, unitsIn } from './abilities';
import { sourcesIn } from './abilityIndex';
import { noteOf } from './notes';
import { conditionHolds, termsHold } from './rulings';

type Extra<S> = Omit<S, keyof Scene>;

/** What one ability makes of a number: null if nothing. */
export function changeBy<Q extends QuantityName>(
  table: Table,
  one: AbilityInPlay,
  ship: ShipId | null,
  about: Extra<Quantities[Q]> & { readonly attack?: Attack },
): Change | null {
  const { ability } = one;
  if (ability.kind !== 'amount') return null;
  const subject = subjectOf(table, one, ship ?? undefined, about.attack);
  if (!subject || !termsHold(table, one, subject, about)) return null;
  const scene = sceneAt(table, one, subject, about) as never;
  if (!conditionHolds(table, one, scene)) return null;
  const { by } = ability as unknown as Amount<Q>;
  return typeof by === 'function' ? by(scene) : by;
}

const asItIs = (change: Change): Change => change;

/** A number, once every card has had its say: sums, then what it is set to, then caps, then floors. `heed` says how much counts. */
export function quantity<Q extends QuantityName>(
  table: Table,
  of: Q,
  base: number,
  ship: ShipId | null,
  about: Extra<Quantities[Q]> & { readonly attack?: Attack },
  heed: (change: Change, self: Ship) => Change = asItIs,
): number {
  const sources = sourcesIn(table, 'amount', of);
  if (!sources) return base;
  const { attack } = about;
  let sum = base;
  let set: Setting | undefined;
  let most = Number.POSITIVE_INFINITY;
  let least = Number.NEGATIVE_INFINITY;
  for (const one of abilitiesFor(table, 'amount', of, unitsIn(ship, attack), sources)) {
    const change = changeBy<Q>(table, one, ship, about);
    if (!change) continue;
    const heeded = heed(change, one.self);
    sum += heeded.add ?? 0;
    if (heeded.set !== undefined) {
      const next = { to: heeded.set, laid: laidAt(table, one, ship) };
      if (!set || isLater(next, set)) set = next;
    }
    most = Math.min(most, heeded.max ?? most);
    least = Math.max(least, heeded.min ?? least);
  }
  return Math.max(least, Math.min(most, set?.to ?? sum));
}

interface Setting {
  readonly to: number;
  readonly laid: number;
}

/** Where the note lies that it goes by, the last one laid being the most recent; what always holds is older than any. */
function laidAt({ state }: Table, { ability, ref }: AbilityInPlay, ship: ShipId | null): number {
  const note = 'while' in ability && ability.while !== undefined ? noteOf(state, ref, ability.while, ship) : null;
  return note ? state.notes.indexOf(note) : -1;
}

/** The most recent counts, and of those as old as each other the highest. */
const isLater = (a: Setting, b: Setting): boolean => (a.laid === b.laid ? a.to > b.to : a.laid > b.laid);
