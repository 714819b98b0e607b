import { action, breakLocksOn, cannotDrop, card, chargesOn, offerDevice, placings, spentOf } from '../../words';

/** One charge, and two actions to spend it on: a charge for an astromech, or an obstacle that shakes off all locks. */
export default card(
  'upgrade:sparepartscanisters',
  action({
    name: 'refill',
    cost: { charge: 1 },
    cannot: scene => {
      if (chargesOn(scene) === 0) return { kind: 'noCharge' };
      return spentOf(scene, 'astromech').length > 0 ? null : { kind: 'fullyCharged' };
    },
    choose: { oneOf: scene => spentOf(scene, 'astromech').map(card => ({ key: card, card })) },
    then: ({ self }, { card }) => [{ do: 'recoverCharge', ship: self.id, card }],
  }),
  action({
    name: 'drop',
    cannot: cannotDrop(placings['upgrade:sparepartscanisters']),
    then: scene => [...offerDevice(scene, placings['upgrade:sparepartscanisters'], true), ...breakLocksOn(scene)],
  }),
);
