import { card, dice, isPrimary, reroll, weaponIn } from '../../words';

/** In a primary rear arc attack, it may reroll one die. */
export default card(
  'upgrade:marauder',
  dice({ as: 'attacker', if: scene => isPrimary(scene) && weaponIn(scene).arc === 'rear', does: reroll(1) }),
);
