import type { Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import type { Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { ActionColor, Slot } from '../../core/vocabulary';

interface Granted {
  /** Whatever colour is printed. */
  readonly as?: ActionColor;
  readonly evenStressed?: true;
  /** Paid when one is picked. */
  readonly cost?: Effects;
  /** What follows once it was performed or has failed. */
  readonly then?: Effects;
}

/** Whether an upgrade of one of these slots put that action on the ship's bar. */
export const isGrantedBy = ({ self, rules }: Scene, action: ActionKey, slots: readonly Slot[]): boolean =>
  self.upgrades.some(({ card }) => {
    const { slot, grants } = rules.catalog.upgrade(card);
    return slots.includes(slot) && grants.some(one => one.kind === 'action' && one.action.action === action);
  });

/** May perform one of these, on its bar or not; none named, any that it has. Asks, "no" among the answers. */
export const perform = (
  { id }: Ship,
  only: readonly ActionKey[] | null,
  { as, evenStressed, cost, then }: Granted = {},
): Effects => [
  {
    do: 'offerAction',
    ship: id,
    why: 'card',
    only,
    as: as ?? null,
    evenWhileStressed: evenStressed ?? false,
    ...(cost ? { cost } : {}),
    ...(then ? { then } : {}),
  },
];
