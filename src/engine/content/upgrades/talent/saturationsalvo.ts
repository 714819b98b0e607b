import { card, dice, isOrdnance, reroll } from '../../words';

/** One more charge of the torpedo or missile: two defense dice of its choice are rerolled. */
export default card(
  'upgrade:saturationsalvo',
  dice({
    as: 'attacker',
    cost: { charge: 1, from: 'weapon' },
    if: scene => isOrdnance(scene, scene.attack.weapon),
    does: reroll(2, { dice: 'defense', exactly: true }),
  }),
);
