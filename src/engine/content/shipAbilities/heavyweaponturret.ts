import { card, onlyFrontOrRear, treatArc } from '../words';

/** The turret points to the front or rear only, and missiles that ask for the front arc fire where it points. */
export default card('shipAbility:heavyweaponturret', onlyFrontOrRear, treatArc('missile', 'front', 'singleTurret'));
