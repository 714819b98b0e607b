import { card, strainsAttackerIn } from '../../words';

/** After defending against an attacker in the front arc, a charge strains it. */
export default card('upgrade:crimelord-talent', strainsAttackerIn('front'));
