import { slotsOf } from '../../../catalog/upgradeIn';
import type { Scene } from '../../core/ability';
import type { Slot, UpgradeId } from '../../core/vocabulary';

/** Whether a card is of one of these types; one that fills two slots is of both. */
export const isOfType = (
  { rules, state }: Pick<Scene, 'rules' | 'state'>,
  card: UpgradeId,
  slots: readonly Slot[],
): boolean => slotsOf(rules.catalog.upgrade(card), state.setup.profile).some(slot => slots.includes(slot));
