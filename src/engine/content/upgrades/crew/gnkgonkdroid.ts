import {
  action,
  at,
  card,
  chargeLimit,
  chargesOn,
  lacksShield,
  loseCharge,
  recoverCharge,
  recoverShield,
  thisUpgrade,
} from '../../words';

/** Begins without its charge. One action recovers it, another spends it on a shield. */
export default card(
  'upgrade:gnkgonkdroid',
  at('before:setup', { must: scene => [loseCharge(scene.self, thisUpgrade(scene))] }),
  action({
    name: 'recharge',
    cannot: scene => (chargesOn(scene) < chargeLimit(scene) ? null : { kind: 'fullyCharged' }),
    then: scene => [recoverCharge(scene)],
  }),
  action({
    name: 'shield',
    cost: { charge: 1 },
    cannot: scene => (lacksShield(scene) ? null : { kind: 'noShieldLost' }),
    then: ({ self }) => [recoverShield(self)],
  }),
);
