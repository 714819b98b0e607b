import type { Upgrade } from '../../../catalog/schemas/upgrade';
import { restrictionsOf } from '../../../catalog/upgradeIn';
import { type Ability, at, type Picked, type Scene } from '../../core/ability';
import { lends } from '../../core/has';
import type { Rules } from '../../core/table';
import type { Slot, UpgradeId } from '../../core/vocabulary';
import { barOf } from '../../look/bar';
import { broughtBy, sizeOf } from '../../look/ships';
import { lift, noted } from './notes';

/** Any number of copies of them may be fielded. */
const ordinary = ({ catalog }: Pick<Rules, 'catalog'>, slot: Slot): readonly Upgrade[] =>
  catalog.upgrades.filter(card => card.slot === slot && card.limited === 0 && !card.standardLoadoutOnly);

/** Those that this ship could carry, besides what it has. */
function fitting(scene: Scene, slot: Slot): readonly UpgradeId[] {
  const { self, state } = scene;
  const { profile } = state.setup;
  const meets = (card: Upgrade): boolean =>
    restrictionsOf(card, profile).every(asked => {
      if (asked.kind === 'size') return asked.sizes.includes(sizeOf(scene, self));
      // No card of these kinds asks for anything but a size or an action.
      return asked.kind === 'action' && barOf(scene, self).some(({ action }) => action === asked.action);
    });
  return ordinary(scene.rules, slot)
    .filter(card => card[profile] !== undefined && meets(card) && self.upgrades.every(one => one.card !== card.id))
    .map(({ id }) => id);
}

const picked = (card: UpgradeId): Picked => ({ key: card, card });

/** At setup a card of a slot that is not limited is laid facedown under this one. Revealed in a System Phase, it is equipped. */
export const hidesCard = (slot: Slot): readonly Ability[] => [
  at('before:setup', {
    choose: { oneOf: scene => fitting(scene, slot).map(picked) },
    must: (scene, { card }) => {
      const { self, source } = scene;
      const facedown = { by: self.player, among: fitting(scene, slot) };
      const note = { by: { ship: self.id, source }, name: 'under', on: null, until: 'game', frame: null } as const;
      return [{ do: 'layNote', note: { ...note, value: card, facedown } }];
    },
  }),
  at('during:system', {
    choose: {
      oneOf: scene => [noted(scene, 'under')?.value].flatMap(card => (card ? [picked(card as UpgradeId)] : [])),
    },
    may: (scene, { card }) => [lift(noted(scene, 'under')!), { do: 'equipUpgrade', ship: scene.self.id, card }],
  }),
  lends(
    ({ self, ...table }) =>
      self.upgrades
        .filter(({ card }) => !broughtBy(table, self.id).includes(card))
        .map(({ card }) => ({ to: self.id, card })),
    { among: rules => ordinary(rules, slot).map(({ id }) => id) },
  ),
];
