import { card, discardAny, instead, isDefending } from '../../words';

/** Other than while defending, a charge and a strain token discard a damage card that it would be dealt. */
export default card(
  'upgrade:r4p17-astromech',
  instead('dealDamage', {
    cost: [{ charge: 1 }, { gain: 'strain' }],
    if: scene => !isDefending(scene),
    may: scene => [discardAny(scene)],
  }),
);
