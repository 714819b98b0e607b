import { card, dice, redOrOrangeOn, spendResult, takeOffOne } from '../../words';

/** Defending, after results are neutralized, a focus result for a red or orange token. */
export default card(
  'upgrade:chaffparticles-modification',
  dice({
    as: 'defender',
    at: 'after:neutralize',
    does: scene => {
      const tokens = redOrOrangeOn(scene, scene.self);
      return tokens.length > 0 ? spendResult('focus', takeOffOne(scene, tokens)) : null;
    },
  }),
);
