import { card, critsAreIons, isPrimary, weaponIn } from '../../words';

/** Before the dice of a primary front arc attack, two charges: its crits leave ion tokens and no damage. */
export default card(
  'upgrade:ancillaryionweapons-cannon',
  ...critsAreIons(scene => isPrimary(scene) && weaponIn(scene).arc === 'front'),
);
