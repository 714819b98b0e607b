import { card, dice, friend, inArc, reroll, there } from '../../words';

/** Attacking, a reroll for each friendly ship at range 0-3, itself among them, with the defender in its bullseye. */
export default card(
  'upgrade:r6d8',
  dice({
    as: 'attacker',
    does: scene => {
      const { defender } = scene.attack;
      const aiming = there(scene, friend(0, 3)).filter(({ id }) => inArc(scene, defender, 'bullseye', id));
      return aiming.length > 0 ? reroll(aiming.length) : null;
    },
  }),
);
