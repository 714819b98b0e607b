import { around, card, dice, reroll, same } from '../words';

/** Rerolls as many attack dice as other friends are at range 0-1 of the defender. */
const hortonsalm = card(
  'pilot:hortonsalm',
  dice({
    as: 'attacker',
    does: scene => {
      const near = around(scene, scene.attack.defender, { is: 'otherFriend' }, [0, 1]).length;
      return near > 0 ? reroll(near) : null;
    },
  }),
);

export default [hortonsalm, same('pilot:hortonsalm-swz106', hortonsalm)];
