import type { ActionKey } from '../../core/action';
import type { Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { ActionColor } from '../../core/vocabulary';

interface Granted {
  /** Whatever colour is printed. */
  readonly as?: ActionColor;
  readonly evenStressed?: true;
  /** What follows once it was performed or has failed. */
  readonly then?: Effects;
}

/** May perform one of these, on its bar or not; none named, any that it has. Asks, "no" among the answers. */
export const perform = (
  { id }: Ship,
  only: readonly ActionKey[] | null,
  { as, evenStressed, then }: Granted = {},
): Effects => [
  {
    do: 'offerAction',
    ship: id,
    why: 'card',
    only,
    as: as ?? null,
    evenWhileStressed: evenStressed ?? false,
    ...(then ? { then } : {}),
  },
];
