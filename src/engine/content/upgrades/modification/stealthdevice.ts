import { amount, at, card, chargesOn, loseCharge, thisUpgrade } from '../../words';

/** With its charge, one more defense die; damage suffered takes the charge. */
export default card(
  'upgrade:stealthdevice',
  amount('defenseDice', { as: 'defender', if: scene => chargesOn(scene) > 0, by: { add: 1 } }),
  at('after:suffer', {
    if: scene => chargesOn(scene) > 0,
    must: scene => [loseCharge(scene.self, thisUpgrade(scene))],
  }),
);
