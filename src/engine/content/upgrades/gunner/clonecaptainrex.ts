import { card, couldPerform, dice, focusForStrain, inArc, near, spendResult } from '../../words';

/** Attacking, a focus result may be spent: each friend with the defender in its bullseye may focus for a strain token. */
export default card(
  'upgrade:clonecaptainrex',
  dice({
    as: 'attacker',
    does: scene => {
      const { defender } = scene.attack;
      const able = near(scene, scene.self.id, { is: 'friend' }).filter(
        ship => inArc(scene, defender, 'bullseye', ship.id) && couldPerform(scene, ship, 'focus'),
      );
      return able.length > 0 ? spendResult('focus', able.flatMap(focusForStrain)) : null;
    },
  }),
);
