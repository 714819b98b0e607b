import { card, onlyFrontOrRear, treatArc } from '../words';

/** The turret points to the front or rear only, and cannons that ask for the front arc fire where it points. */
export default card('shipAbility:rotatingcannons', onlyFrontOrRear, treatArc('cannon', 'front', 'singleTurret'));
