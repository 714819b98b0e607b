import { card, may } from '../../words';

/** A lock on a ship is spent to coordinate or jam it at any range. */
export default card('upgrade:biohexacryptcodes', may('reach', { cost: { spend: 'lock' } }));
