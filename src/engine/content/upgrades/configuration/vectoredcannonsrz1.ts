import { card, treatArc } from '../../words';

/** The front weapon fires where the turret points. (Its ship ability stands under its own name.) */
export default card('upgrade:vectoredcannonsrz1', treatArc('primary', 'front', 'singleTurret'));
