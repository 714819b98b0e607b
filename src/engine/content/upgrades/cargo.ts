import { type Ability, cardAction, type Scene } from '../../core/ability';
import { asking, type Effects } from '../../core/effect';
import type { Reason } from '../../core/reason';
import type { UpgradeId } from '../../core/vocabulary';
import { all, chargesOn, spendCharge } from '../words';
import { canPlace, offerDevice } from './deviceWords';
import { type Placing, placings } from './placings';

const chute = placings['upgrade:riggedcargochute'];
const parts = placings['upgrade:sparepartscanisters'];

const cannotDrop =
  (placing: Placing) =>
  (scene: Scene): Reason | null => {
    if (chargesOn(scene) === 0) return { kind: 'noCharge' };
    return canPlace(scene, placing) ? null : { kind: 'noPlace' };
  };

/** Astromechs that lack a charge. */
const emptied = ({ self, rules }: Scene): readonly UpgradeId[] =>
  self.upgrades.flatMap(({ card, charges }) => {
    const printed = rules.catalog.upgrade(card);
    return printed.slot === 'astromech' && charges < (printed.charges?.value ?? 0) ? [card] : [];
  });

function refill(scene: Scene): Effects {
  const { self } = scene;
  const then = (card: UpgradeId) => all(spendCharge(scene), { do: 'recoverCharge', ship: self.id, card });
  const [only, ...others] = emptied(scene);
  if (!only) return [];
  if (others.length === 0) return then(only);
  return [
    asking({
      player: self.player,
      topic: { kind: 'reload', ship: self.id },
      ask: { kind: 'one' },
      options: [only, ...others].map(card => ({ key: card, subject: { kind: 'upgrade', card }, then: then(card) })),
    }),
  ];
}

const breakLocksOn = ({ self, state }: Scene): Effects =>
  [...Object.values(state.ships), ...Object.values(state.devices)]
    .filter(({ locks }) => locks.includes(self.id))
    .map(({ id }) => ({ do: 'breakLock', ship: id, object: self.id, spent: false }));

/** Cards that throw obstacles out of the hold, as an action. */
export const cargo = {
  'upgrade:riggedcargochute': [
    cardAction(scene => offerDevice(scene, chute, { must: true }), { cannot: cannotDrop(chute) }),
  ],

  /** One charge, and two actions to spend it on. */
  'upgrade:sparepartscanisters': [
    cardAction(refill, {
      name: 'refill',
      cannot: scene => {
        if (chargesOn(scene) === 0) return { kind: 'noCharge' };
        return emptied(scene).length > 0 ? null : { kind: 'fullyCharged' };
      },
    }),
    cardAction(scene => [...offerDevice(scene, parts, { must: true }), ...breakLocksOn(scene)], {
      name: 'drop',
      cannot: cannotDrop(parts),
    }),
  ],
} satisfies Record<string, Ability[]>;
