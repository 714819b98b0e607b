import { card, dice, gain, shipAt, spendResult, unlessSuffers } from '../../words';

/** Attacking, a focus result may be spent: the defender is depleted, unless it would rather suffer a hit. */
export default card(
  'upgrade:suppressivegunner',
  dice({
    as: 'attacker',
    does: scene => {
      const defender = shipAt(scene, scene.attack.defender);
      return defender && spendResult('focus', unlessSuffers(scene, defender, [gain(defender, 'deplete', scene.self)]));
    },
  }),
);
