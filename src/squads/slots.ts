import type { Upgrade } from '../catalog/schemas/upgrade';
import { slotsOf } from '../catalog/upgradeIn';
import { FLEXIBLE_SLOTS, type FlexibleSlot, type ProfileId, type Slot } from '../engine/core/vocabulary';

export type AnySlot = Slot | FlexibleSlot;

/** What a slot of these ships takes, one card that fills nothing else. */
export const FLEXIBLE: Readonly<Record<FlexibleSlot, readonly Slot[]>> = {
  weaponHardpoint: ['cannon', 'torpedo', 'missile'],
  versatileFrame: ['torpedo', 'missile'],
};

export interface Seating {
  /** The slots that stay empty. */
  readonly left: readonly AnySlot[];
  /** The cards that find no slot, or not all that they fill. */
  readonly homeless: readonly Upgrade[];
}

/** Which cards find their slots. Those that fill several go first: only the others can use a flexible one. */
export function seat(profile: ProfileId, printed: readonly AnySlot[], cards: readonly Upgrade[]): Seating {
  const left: AnySlot[] = [...printed, ...cards.flatMap(({ addsSlots }) => addsSlots)];
  const takeAll = (slots: readonly AnySlot[]): boolean => {
    const rest = [...left];
    for (const slot of slots) {
      const at = rest.indexOf(slot);
      if (at < 0) return false;
      rest.splice(at, 1);
    }
    left.splice(0, left.length, ...rest);
    return true;
  };
  const isSeated = (card: Upgrade): boolean => {
    const slots = slotsFilledBy(card, profile);
    if (takeAll(slots)) return true;
    return slots.length === 1 && FLEXIBLE_SLOTS.some(one => FLEXIBLE[one].includes(card.slot) && takeAll([one]));
  };
  const sizeOf = (card: Upgrade) => slotsFilledBy(card, profile).length;
  const bySize = [...cards].sort((one, other) => sizeOf(other) - sizeOf(one));
  const homeless = bySize.filter(card => !isSeated(card));
  return { left, homeless };
}

/** Its own, those it fills besides, and those it takes away. */
export const slotsFilledBy = (card: Upgrade, profile: ProfileId): readonly Slot[] => [
  ...slotsOf(card, profile),
  ...card.removesSlots,
];

/** The slots left when these cards are on the ship; null if they do not go on it together. */
export function slotsLeft(
  profile: ProfileId,
  printed: readonly AnySlot[],
  cards: readonly Upgrade[],
): readonly AnySlot[] | null {
  const { left, homeless } = seat(profile, printed, cards);
  return homeless.length === 0 ? left : null;
}
