import { add, card, dice, friend, inArc, isPrimary } from '../../words';

/** A friend at range 0-3 in a primary attack with at most two dice, on a defender in its bullseye arc, may spend a calculate for a hit. */
export default card(
  'upgrade:tv94',
  dice({
    as: 'attacker',
    who: friend(0, 3),
    cost: { spend: 'calculate', of: 'subject' },
    if: scene =>
      isPrimary(scene) &&
      scene.attack.attackDice.length <= 2 &&
      inArc(scene, scene.attack.defender, 'bullseye', scene.attack.attacker),
    does: add('hit'),
  }),
);
