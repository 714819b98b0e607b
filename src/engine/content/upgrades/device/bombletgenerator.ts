import { at, card, chargeLimit, chargesOn, inSystemPhase, recoverCharge } from '../../words';

/** Dropped in the System Phase. A shield, given up when the Activation Phase starts, makes two charges. */
export default card(
  'upgrade:bombletgenerator',
  inSystemPhase('upgrade:bombletgenerator'),
  at('start:activation', {
    cost: { shields: 1 },
    if: scene => chargesOn(scene) < chargeLimit(scene),
    may: scene => [recoverCharge(scene), recoverCharge(scene)],
  }),
);
