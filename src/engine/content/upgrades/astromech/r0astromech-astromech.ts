import { amount, at, canBeEased, card, flown, gain, isBasic, lay } from '../../words';

/** A revealed straight, bank or turn may be made easier by one step, for a strain token once its difficulty is checked. */
export default card(
  'upgrade:r0astromech-astromech',
  at('after:reveal', {
    if: scene => isBasic(flown(scene)) && canBeEased(scene, scene.self),
    may: scene => [lay(scene, 'eased', 'maneuver')],
  }),
  amount('difficulty', { while: 'eased', by: { add: -1 } }),
  at('after:difficulty', { while: 'eased', must: ({ self }) => [gain(self, 'strain')] }),
);
