import { card, dice, turn, weaponRule, withThis } from '../../words';

/** Two charges an attack; a focus or hit becomes a crit. */
export default card(
  'upgrade:protoncannons',
  weaponRule({ charges: 2 }),
  dice({ as: 'attacker', if: withThis, must: true, does: turn(['focus', 'hit'], 'crit', 1) }),
);
